import { describe, expect, it } from 'vitest';
import { listHref, listSearch, sortedSearch } from './list-search.ts';

describe('the address of a list', () => {
  it('asks for page, size and words', () =>
    expect(listSearch({ page: '3', size: 50, q: 'peat' })).toEqual({ page: 3, size: 50, q: 'peat' }));
  it.each([{ page: '-2' }, { page: 'x', size: '7' }, { q: ['a'] }, {}])('is as usual when it asks for %o', (search) =>
    expect(listSearch(search)).toEqual({ page: 1, size: 30, q: '' }),
  );
  it('begins again at the first page when something else changes, and stays short', () => {
    expect(listHref('/x', { page: 4, size: 30, q: 'a' }, { q: 'b' })).toBe('/x?q=b');
    expect(listHref('/x', { page: 4, size: 30, q: 'a' }, { page: 5 })).toBe('/x?page=5&q=a');
  });
  it('keeps the order over a reload, and is bare in the usual one', () => {
    const other = sortedSearch({ sort: 'updated' }, 'updated');
    expect(listHref('/x', other, {})).toBe('/x?sort=updated');
    expect(listHref('/x', sortedSearch({ sort: 'rm' }, 'updated'), {})).toBe('/x');
  });
});
