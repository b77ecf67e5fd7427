import { addresses } from '../../app/addresses.ts';
import { type ListSearch, listHref, listSearch } from '../../app/list-search.ts';
import { type JournalState, journalStateNames } from './journal-state.tsx';

export type JournalSearch = ListSearch & { state: JournalState | ''; view: 'all' | 'mine'; sort: 'name' | '-name' };

export const journalSearch = (search: Record<string, unknown>): JournalSearch => ({
  ...listSearch(search),
  state: journalStateNames.find((state) => state === search.state) ?? '',
  view: search.view === 'mine' ? 'mine' : 'all',
  sort: search.sort === '-name' ? '-name' : 'name',
});

export const journalListHref = (now: JournalSearch, change: Partial<JournalSearch>): string => {
  const { view, sort, ...rest } = { ...now, page: 1, ...change };
  const href = listHref(addresses.journalList, rest, rest);
  const more = new URLSearchParams({
    ...(view === 'mine' && { view }),
    ...(sort === '-name' && { sort }),
  }).toString();
  return more ? `${href}${href.includes('?') ? '&' : '?'}${more}` : href;
};
