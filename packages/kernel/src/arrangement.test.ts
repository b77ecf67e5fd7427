import { describe, expect, it } from 'vitest';
import { namesEachOnce } from './arrangement.ts';

describe('an order', () => {
  it.each([
    ['in another sequence', ['c', 'a', 'b'], true],
    ['as it was', ['a', 'b', 'c'], true],
    ['with one left out', ['a', 'b'], false],
    ['with one twice beside the others', ['a', 'b', 'c', 'c'], false],
    ['with one twice in the place of another', ['a', 'b', 'b'], false],
    ['with a foreign one in the place of another', ['a', 'b', 'x'], false],
    ['of nothing', [], false],
  ])('%s is taken: %s → %s', (_which, wanted, taken) => {
    expect(namesEachOnce(['a', 'b', 'c'], wanted)).toBe(taken);
  });
  it('of nothing is taken where there is nothing', () => expect(namesEachOnce([], [])).toBe(true));
});
