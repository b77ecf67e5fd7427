import { describe, expect, it } from 'vitest';
import { countSigns, tonguesShown } from './text-count.ts';

describe('counts of a text', () => {
  it('take a sign of two units as one', () => expect(countSigns('🌿a')).toBe(2));
});

describe('the languages of the metadata', () => {
  it('begin with that of the article', () => expect(tonguesShown('ms', [])).toEqual(['ms', 'en']));
  it('hold English and Malay for an Arabic article', () => expect(tonguesShown('ar', [])).toEqual(['ar', 'en', 'ms']));
  it('keep those that were used', () => expect(tonguesShown('en', ['en', 'zh'])).toEqual(['en', 'ms', 'zh']));
});
