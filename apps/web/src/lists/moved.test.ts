import { describe, expect, it } from 'vitest';
import { moved, movedById } from './moved.ts';

describe('an entry moved in its list', () => {
  it.each([
    ['b', -1, 'bac'],
    ['b', 1, 'acb'],
    ['a', 2, 'bca'],
    ['c', -9, 'cab'],
    ['a', 9, 'bca'],
  ])('%s by %i makes the order %s', (id, by, order) =>
    expect(moved(['a', 'b', 'c'], ['a', 'b', 'c'].indexOf(id), by).join('')).toBe(order),
  );
  it.each([
    ['a', -1],
    ['c', 1],
    ['x', 1],
    ['x', -1],
  ])('%s by %i leaves it as it is, where there is no further place or no such entry', (id, by) =>
    expect(
      movedById(
        ['a', 'b', 'c'].map((one) => ({ id: one })),
        id,
        by,
      )
        .map((one) => one.id)
        .join(''),
    ).toBe('abc'),
  );
});
