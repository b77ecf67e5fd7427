import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pagesOf } from './pages-of.ts';

describe('the pages offered', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 7, [1, 2, 3, 4, 0, 7]],
    [5, 9, [1, 0, 4, 5, 6, 0, 9]],
    [9, 9, [1, 0, 8, 9]],
  ])('on page %i of %i', (current, last, pages) => expect(pagesOf(current, last)).toEqual(pages));

  it('always hold the first, the current and the last, and never a page beyond', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), (current, more) => {
        const pages = pagesOf(current, current + more);
        expect(pages).toEqual(expect.arrayContaining([1, current, current + more]));
        expect(Math.max(...pages)).toBe(current + more);
      }),
    ));
});
