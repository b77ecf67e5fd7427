import { describe, expect, it } from 'vitest';
import { askedLanguage, languageOf } from './language-of.ts';

describe('the language that a browser asks for', () => {
  it('is the one it prefers among English and Malay', () => {
    expect(askedLanguage('fr, en-GB;q=0.5, ms-MY;q=0.8')).toBe('ms');
    expect(askedLanguage('en')).toBe('en');
  });

  it('is left to the account when it names neither', () => {
    expect(askedLanguage('fr')).toBeUndefined();
    expect(askedLanguage(undefined)).toBeUndefined();
    expect(languageOf('fr')).toBe('en');
  });
});
