import { type JournalColumn, journalColumns } from '@naskhah/kernel/list-columns';
import { addresses } from '../../app/addresses.ts';
import { columnsAsked, columnsOf } from '../../app/list-columns.ts';
import { type ListSearch, listHref, listSearch } from '../../app/list-search.ts';
import { idsOf, oneOf, severalOf } from '../../app/search-values.ts';
import { type JournalState, journalStateNames } from './journal-state.tsx';

export const journalViews = ['all', 'mine'] as const;
export const journalSorts = ['name', '-name', 'updated_at', '-updated_at'] as const;

export const usualJournalColumns: readonly JournalColumn[] = ['issn', 'state', 'disciplines', 'team', 'articles'];

export type JournalSearch = ListSearch & {
  view: (typeof journalViews)[number];
  sort: (typeof journalSorts)[number];
  state: JournalState[];
  columns: JournalColumn[];
  /** The saved view that this began with; empty for none. */
  saved: string;
};

export const journalSearch = (search: Record<string, unknown>): JournalSearch => ({
  ...listSearch(search),
  view: oneOf(journalViews, search.view, 'all'),
  sort: oneOf(journalSorts, search.sort, 'name'),
  state: severalOf(journalStateNames, search.state),
  columns: columnsOf(search.columns, journalColumns, usualJournalColumns),
  saved: idsOf(search.saved)[0] ?? '',
});

/** The address of the list with something changed. The view always stands in it: a bare one opens what the reader wants first. */
export const journalListHref = (now: JournalSearch, change: Partial<JournalSearch>): string => {
  const { view, sort, state, columns, saved, ...rest } = { ...now, page: 1, ...change };
  return listHref(addresses.journalList, rest, {
    ...rest,
    view,
    sort: sort === 'name' ? '' : sort,
    state: state.join(','),
    columns: columnsAsked(columns, usualJournalColumns),
    saved,
  });
};

/** The filters as the calls ask them. */
export const journalFilters = ({ state, view }: JournalSearch) => ({ state, mine: view === 'mine' });

/** The same as its export asks it. */
export const journalExport = (search: JournalSearch) => ({
  sort: search.sort,
  q: search.q,
  columns: search.columns,
  filters: journalFilters(search),
});

/** What a saved view keeps: all but the page and the view that it began with. */
export const journalsKept = (search: JournalSearch): string =>
  journalListHref(search, { saved: '' }).slice(addresses.journalList.length + 1);

/** The address of a saved view; anything in it that may no longer be asked for is as usual. */
export const savedJournalsHref = ({ id, search }: { id: string; search: string }): string =>
  journalListHref(journalSearch(Object.fromEntries(new URLSearchParams(search))), { saved: id });
