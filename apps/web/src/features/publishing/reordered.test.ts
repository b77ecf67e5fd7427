import { describe, expect, it } from 'vitest';
import { reordered } from './reordered.ts';

describe('the order of a table of contents', () => {
  it.each([
    ['b', -1, ['b', 'a', 'c']],
    ['b', 1, ['a', 'c', 'b']],
    ['a', -1, ['a', 'b', 'c']],
    ['c', 1, ['a', 'b', 'c']],
    ['c', -9, ['c', 'a', 'b']],
    ['x', 1, ['a', 'b', 'c']],
  ])('with %s moved by %i', (id, by, order) => expect(reordered(['a', 'b', 'c'], id, by)).toEqual(order));
});
