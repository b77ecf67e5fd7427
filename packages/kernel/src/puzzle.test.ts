import { describe, expect, it } from 'vitest';
import { puzzleText, zeroBits } from './puzzle.ts';

describe('the zero bits at the start of a hash', () => {
  it.each([
    [[0xff, 0], 0],
    [[0x7f, 0], 1],
    [[0x01, 0xff], 7],
    [[0, 0xff], 8],
    [[0, 0x10], 11],
    [[0, 0], 16],
  ])('of %j are %i', (bytes, bits) => expect(zeroBits(new Uint8Array(bytes))).toBe(bits));
});

it('what is hashed names the challenge and the number that was found', () =>
  expect(puzzleText('c1f9', 4711)).toBe('c1f9:4711'));
