import { describe, expect, it } from 'vitest';
import { languageOf, wantedLanguage } from './language-of.ts';

describe('the language that a browser asks for', () => {
  it('is the one it prefers among English and Malay', () => {
    expect(wantedLanguage('fr, en-GB;q=0.5, ms-MY;q=0.8')).toBe('ms');
    expect(wantedLanguage('ms;q=0.2, en')).toBe('en');
    expect(wantedLanguage('ms;q=0, fr')).toBeUndefined();
  });

  it('is left to the portal when it names neither', async () => {
    expect(wantedLanguage('fr')).toBeUndefined();
    expect(wantedLanguage(undefined)).toBeUndefined();
    expect(await languageOf(async (wanted) => wanted ?? 'ms', 'fr')).toBe('ms');
  });

  it('is the wish itself while the portal cannot say what it offers', async () => {
    const down = () => Promise.reject(new Error('no database'));
    expect(await languageOf(down, 'ms')).toBe('ms');
    expect(await languageOf(down, 'fr')).toBe('en');
  });
});
