import { describe, expect, it } from 'vitest';
import { languageOf } from './language-of.ts';

describe('the language that a browser asks for', () => {
  it('is the one it prefers among English and Malay', () => {
    expect(languageOf('fr, en-GB;q=0.5, ms-MY;q=0.8')).toBe('ms');
    expect(languageOf('ms;q=0.2, en')).toBe('en');
  });

  it('is English when it names neither', () => {
    expect(languageOf('fr')).toBe('en');
    expect(languageOf(undefined)).toBe('en');
  });
});
