import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyFlag, hasFlag, joinFlags, splitFlags } from './flags.ts';

const mask = fc.integer({ min: 0, max: everyFlag });

describe('splitting flags', () => {
  it.each([
    [0, [0]],
    [1, [1]],
    [5, [4, 0, 1]],
    [16384, [16384, ...Array(14).fill(0)]],
  ])('turns %i into its bit values, highest first', (value, bits) => expect(splitFlags(value)).toEqual(bits));

  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('gives [0] for %d', (value) =>
    expect(splitFlags(value)).toEqual([0]),
  );

  it('loses nothing of 48 bits: the parts add up to the number', () =>
    fc.assert(
      fc.property(mask, (value) => {
        expect(splitFlags(value).reduce((sum, bit) => sum + bit, 0)).toBe(value);
      }),
    ));

  it('gives at each place its own power of two, or 0', () =>
    fc.assert(
      fc.property(mask, (value) => {
        const bits = splitFlags(value);
        bits.forEach((bit, place) => {
          expect([0, 2 ** (bits.length - 1 - place)]).toContain(bit);
        });
      }),
    ));
});

describe('a mask', () => {
  it('holds exactly the flags that it was split into', () =>
    fc.assert(
      fc.property(mask, fc.integer({ min: 0, max: 47 }), (value, place) => {
        expect(hasFlag(value, 2 ** place)).toBe(splitFlags(value).includes(2 ** place));
      }),
    ));

  it.each([
    ['a negative number', -1, 1],
    ['a fraction', 1.5, 1],
    ['no number', Number.NaN, 1],
    ['a number beyond the safe ones', 2 ** 53 + 2, 2],
  ])('that is %s holds nothing', (_, mask, flag) => expect(hasFlag(mask, flag)).toBe(false));

  it.each([0, -1, 0.3, Number.NaN])('never holds %d, which is no flag', (flag) => expect(hasFlag(1, flag)).toBe(false));

  it('in admin mode holds the highest of 48 bits', () => expect(hasFlag(everyFlag, 2 ** 47)).toBe(true));

  it('joined with another holds a flag when either does', () =>
    fc.assert(
      fc.property(mask, mask, fc.integer({ min: 0, max: 47 }), (one, other, place) => {
        const flag = 2 ** place;
        expect(hasFlag(joinFlags(one, other), flag)).toBe(hasFlag(one, flag) || hasFlag(other, flag));
      }),
    ));
});
