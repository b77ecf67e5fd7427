import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyMask, maskedDate, maskedPhone, masks } from './masks.ts';

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

describe('a date that is typed', () => {
  it.each([
    ['20260305', '2026/03/05'],
    ['2026/3/5', '2026/03/5'],
    ['2026/3/', '2026/03'],
    ['2026-3-15', '2026/03/15'],
    ['2026.12.1.', '2026/12/01'],
    ['2026/1', '2026/1'],
    ['5 March', '5'],
    ['', ''],
  ])('as %s is shown as %s', (typed, shown) => expect(maskedDate(typed)).toBe(shown));
});

describe('a phone number that is typed', () => {
  it.each([
    ['0123456789', '(012) 345 - 6789'],
    ['012', '(012'],
    ['+60 12-345 6789', '+60 12-345 6789'],
    [' +6012', ' +6012'],
    ['01112345678', '01112345678'],
    ['(011) 123 - 45678', '(011) 123 - 45678'],
    ['call me', ''],
    ['+60 (12) x345', '+60 (12) 345'],
  ])('as %s is shown as %s, and no digit is cut', (typed, shown) => expect(maskedPhone(typed)).toBe(shown));

  it('keeps every digit', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+() -x') }), (typed) => {
        const digits = (text: string) => text.replaceAll(/[^0-9]/g, '');
        expect(digits(maskedPhone(typed))).toBe(digits(typed));
        expect(maskedPhone(maskedPhone(typed))).toBe(maskedPhone(typed));
      }),
    ));
});
