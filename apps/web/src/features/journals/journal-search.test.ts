import { describe, expect, it } from 'vitest';
import { journalListHref, journalSearch } from './journal-search.ts';

const usual = journalSearch({});
const path = '/private/journal-management/journal-list';

describe('the address of the journal list', () => {
  it('names its view and nothing else as long as everything is as usual', () =>
    expect(journalListHref(usual, {})).toBe(`${path}?view=all`));

  it('keeps view, states, search, order, page and columns over a reload', () => {
    const wanted = {
      ...usual,
      view: 'mine' as const,
      state: ['draft' as const, 'returned' as const],
      q: 'a&b',
      sort: '-updated_at' as const,
      page: 2,
      columns: ['changed' as const],
    };
    const { searchParams } = new URL(journalListHref(wanted, { page: 2 }), 'http://x');
    expect(journalSearch(Object.fromEntries(searchParams))).toEqual(wanted);
  });

  it.each([{ view: 'secret' }, { sort: 'rm' }, { state: 'gone' }, { columns: 'team-mates' }])(
    'is as usual where it asks for %o',
    (search) => expect(journalSearch(search)).toEqual(usual),
  );
});
