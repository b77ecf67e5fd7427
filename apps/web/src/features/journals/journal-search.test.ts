import { describe, expect, it } from 'vitest';
import { journalListHref, journalSearch } from './journal-search.ts';

describe('the address of the list of journals', () => {
  it('keeps view, state, words and page', () => {
    const search = journalSearch({ view: 'mine', state: 'returned', q: 'eko', page: '2' });
    expect(search).toMatchObject({ view: 'mine', state: 'returned', q: 'eko', page: 2, sort: 'name' });
    expect(
      journalSearch(Object.fromEntries(new URL(`http://x${journalListHref(search, { page: 2 })}`).searchParams)),
    ).toEqual(search);
  });
  it('is short when nothing is set', () =>
    expect(journalListHref(journalSearch({ state: 'nonsense' }), {})).toBe('/private/journal-management/journal-list'));
});
