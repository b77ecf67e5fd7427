import { describe, expect, it } from 'vitest';
import { isSet, withBits } from './bits.ts';

describe('a mask of 48 bits', () => {
  it('is read and changed above the 32nd bit', () => {
    const high = 2 ** 47;
    expect(isSet(0xffffffffffff, high)).toBe(true);
    expect(withBits(4096, [4096, high], [high])).toBe(high);
  });
  it('keeps the bits that nobody knows', () => {
    expect(withBits(2 ** 40 + 4096, [4096, 8192], [8192])).toBe(2 ** 40 + 8192);
  });
});
