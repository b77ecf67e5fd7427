import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyMask, masks } from './masks.ts';

describe('a mask', () => {
  it.each([
    ['date', '20261118', '2026/11/18'],
    ['date', '2026', '2026'],
    ['date', '20261', '2026/1'],
    ['phone', '0123456789', '(012) 345 - 6789'],
    ['card', '4111111111111111', '4111 1111 1111 1111'],
    ['card', '4111-1111 x', '4111 1111'],
    ['date', '', ''],
    ['date', '202611189999', '2026/11/18'],
  ] as const)('of a %s shows %s as %s', (name, typed, shown) => expect(applyMask(masks[name], typed)).toBe(shown));

  it('changes nothing that it has shown already', () =>
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(masks)), fc.string(), (mask, typed) => {
        const shown = applyMask(mask, typed);
        expect(applyMask(mask, shown)).toBe(shown);
      }),
    ));

  it('keeps the order of the digits and invents none', () =>
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(masks)), fc.string(), (mask, typed) => {
        const digits = (text: string) => text.replaceAll(/[^0-9]/g, '');
        expect(digits(typed).startsWith(digits(applyMask(mask, typed)))).toBe(true);
      }),
    ));
});
