import { addresses } from '../../app/addresses.ts';
import { columnsAsked, columnsOf } from '../../app/list-columns.ts';
import { type ListSearch, listHref, listSearch } from '../../app/list-search.ts';
import { idsOf, oneOf, severalOf } from '../../app/search-values.ts';
import { type JournalState, journalStateNames } from './journal-state.tsx';

export const journalViews = ['all', 'mine'] as const;
const sorts = ['name', '-name', 'updated_at', '-updated_at'] as const;

/** The columns beside the journal itself. */
export const journalColumnKeys = ['issn', 'state', 'disciplines', 'team', 'changed', 'articles'] as const;
export type JournalColumnKey = (typeof journalColumnKeys)[number];
export const usualJournalColumns: readonly JournalColumnKey[] = ['issn', 'state', 'disciplines', 'team', 'articles'];

export type JournalSearch = ListSearch & {
  view: (typeof journalViews)[number];
  sort: (typeof sorts)[number];
  state: JournalState[];
  columns: JournalColumnKey[];
  /** The saved view that this began with; empty for none. */
  saved: string;
};

export const journalSearch = (search: Record<string, unknown>): JournalSearch => ({
  ...listSearch(search),
  view: oneOf(journalViews, search.view, 'all'),
  sort: oneOf(sorts, search.sort, 'name'),
  state: severalOf(journalStateNames, search.state),
  columns: columnsOf(search.columns, journalColumnKeys, usualJournalColumns),
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
