import { describe, expect, it } from 'vitest';
import { inLanguage, languageOf, spokenOf } from './language.ts';

describe('the language in which somebody is spoken to', () => {
  it.each([
    ['the first that they want', ['en', 'ms'], ['ms', 'en'], 'ms'],
    ['the next one where nothing was chosen', ['en', 'ms'], [undefined, 'ms'], 'ms'],
    ['the next one where the first is not offered', ['en'], ['ms', 'en'], 'en'],
    ['the portal’s first where none of theirs is offered', ['ms'], ['en'], 'ms'],
    ['the portal’s first where they want none', ['ms', 'en'], [], 'ms'],
    ['English where nothing is offered', [], ['ms'], 'en'],
  ] as const)('is %s', (_, offered, wanted, spoken) => expect(spokenOf(offered, ...wanted)).toBe(spoken));
});

describe('a text in several languages', () => {
  it.each([
    ['in the wanted one', { en: 'Peat', ms: 'Gambut', ar: 'خث' }, 'ar', 'خث'],
    ['in English where the wanted one is missing', { ar: 'خث', ms: 'Gambut', en: 'Peat' }, 'ta', 'Peat'],
    ['in English where the wanted one is empty', { en: 'Peat', ta: '' }, 'ta', 'Peat'],
    ['in Malay where English is missing', { ar: 'خث', ms: 'Gambut' }, 'ta', 'Gambut'],
    ['in Malay where English is empty', { en: '', ms: 'Gambut' }, 'en', 'Gambut'],
    ['in the first that is not empty otherwise', { zh: '', ar: 'خث', id: 'Gambut' }, 'en', 'خث'],
    ['nothing where there is none', { en: '', zh: '' }, 'en', ''],
  ])('is read %s', (_, text, wanted, read) => expect(inLanguage(text, wanted)).toBe(read));

  it('is said to be in the language in which it is read', () => {
    expect(languageOf({ en: 'Peat', ms: 'Gambut' }, 'ms')).toBe('ms');
    expect(languageOf({ en: '', ms: 'Gambut' }, 'en')).toBe('ms');
    expect(languageOf({ zh: '', ar: 'خث' }, 'en')).toBe('ar');
    expect(languageOf({ en: '' }, 'ms')).toBe('ms');
  });
});
