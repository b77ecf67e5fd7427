import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issnFault, normaliseIssn } from './issn.ts';

describe('an ISSN', () => {
  it.each(['0378-5955', '03785955', ' 0378 5955 ', '0378–5955'])('is printed in two groups from %j', (given) =>
    expect(normaliseIssn(given)).toBe('0378-5955'),
  );

  it.each([
    ['2434-561x', '2434-561X'],
    ['0000-0000', '0000-0000'],
  ])('may end in X or in 0: %s', (given, printed) => expect(normaliseIssn(given)).toBe(printed));

  it.each([
    '',
    '0378-5954',
    '0378-595',
    '0378-59555',
    '10378-5955',
    '0378-595A',
    '037X-5955',
    'ISSN 0378-5955',
    '2434-5610',
  ])('is never %j', (given) => expect(normaliseIssn(given)).toBeUndefined());

  it.each([
    ['2811-3548', { is: 'check-digit', due: '3', given: '8' }],
    ['2434-5610', { is: 'check-digit', due: 'X', given: '0' }],
    ['2811-354', { is: 'form' }],
    ['0378-5955', undefined],
  ])('says of %s what is wrong, and which digit would be right', (given, fault) =>
    expect(issnFault(given)).toEqual(fault),
  );

  const seven = fc.integer({ min: 0, max: 9_999_999 }).map((number) => String(number).padStart(7, '0'));
  const endings = [...'0123456789X'];

  it('has for any seven digits exactly one check digit', () =>
    fc.assert(
      fc.property(seven, (digits) => {
        expect(endings.filter((end) => normaliseIssn(digits + end) !== undefined)).toHaveLength(1);
      }),
    ));

  it('with one digit changed, or two neighbours changed over, is none', () =>
    fc.assert(
      fc.property(seven, fc.nat(6), fc.integer({ min: 1, max: 9 }), (digits, at, step) => {
        const end = endings.find((one) => normaliseIssn(digits + one)) ?? '';
        const other = (Number(digits[at]) + step) % 10;
        expect(normaliseIssn(`${digits.slice(0, at)}${other}${digits.slice(at + 1)}${end}`)).toBeUndefined();
        const turned =
          digits.slice(0, at) +
          digits
            .slice(at, at + 2)
            .split('')
            .reverse()
            .join('') +
          digits.slice(at + 2);
        if (turned !== digits) expect(normaliseIssn(turned + end)).toBeUndefined();
      }),
    ));
});
