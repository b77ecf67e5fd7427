import { type ArticleState, articleStates, type Turn, turns } from '@naskhah/kernel/article-words';
import { type WorkspaceColumn, workspaceColumns } from '@naskhah/kernel/list-columns';
import { addresses } from '../../app/addresses.ts';
import { columnsAsked, columnsOf } from '../../app/list-columns.ts';
import { type ListSearch, listHref, listSearch } from '../../app/list-search.ts';
import { idsOf, oneOf, severalOf } from '../../app/search-values.ts';

export const views = [
  'needs-my-action',
  'unassigned',
  'pending-reviewers',
  'under-review',
  'revisions',
  'copyediting',
  'production',
  'overdue',
  'all',
] as const;
export type View = (typeof views)[number];

export const workspaceSorts = ['due', '-due', 'submitted', '-submitted', 'title', '-title'] as const;

export const usualColumns: readonly WorkspaceColumn[] = ['number', 'state', 'reviewers', 'age'];

export const listedStates: readonly ArticleState[] = articleStates.filter((state) => state !== 'draft');

export type WorkspaceSearch = ListSearch & {
  view: View;
  sort: (typeof workspaceSorts)[number];
  journal: string[];
  section: string[];
  state: ArticleState[];
  turn: Turn[];
  overdue: boolean;
  columns: WorkspaceColumn[];
  /** The saved view that this began with; empty for none. */
  saved: string;
};

/** What the address asks for; anything that it may not ask for is as usual. */
export const workspaceSearch = (search: Record<string, unknown>): WorkspaceSearch => ({
  ...listSearch(search),
  view: oneOf(views, search.view, 'all'),
  sort: oneOf(workspaceSorts, search.sort, 'due'),
  journal: idsOf(search.journal),
  section: idsOf(search.section),
  state: severalOf(listedStates, search.state),
  turn: severalOf(turns, search.turn),
  overdue: search.overdue === 'yes',
  columns: columnsOf(search.columns, workspaceColumns, usualColumns),
  saved: idsOf(search.saved)[0] ?? '',
});

/**
 * The address of the workspace with something changed; other rows begin again at the first page. The view always stands
 * in it: a bare address opens what the reader wants to see first.
 */
export const workspaceHref = (now: WorkspaceSearch, change: Partial<WorkspaceSearch>): string => {
  const { view, sort, journal, section, state, turn, overdue, columns, saved, ...rest } = {
    ...now,
    page: 1,
    ...change,
  };
  return listHref(addresses.workspace, rest, {
    ...rest,
    view,
    sort: sort === 'due' ? '' : sort,
    journal: journal.join(','),
    section: section.join(','),
    state: state.join(','),
    turn: turn.join(','),
    overdue: overdue ? 'yes' : '',
    columns: columnsAsked(columns, usualColumns),
    saved,
  });
};

export const noFilters = { q: '', journal: [], section: [], state: [], turn: [], overdue: false };

/** How many filters are set, beside the words searched for. */
export const filtersSet = ({ journal, section, state, turn, overdue }: WorkspaceSearch): number =>
  [journal, section, state, turn].filter((asked) => asked.length > 0).length + (overdue ? 1 : 0);

export const isFiltered = (search: WorkspaceSearch): boolean => search.q !== '' || filtersSet(search) > 0;

/** The same as the calls ask it. */
export const workspaceFilters = ({ view, journal, section, state, turn, overdue }: WorkspaceSearch) => ({
  view,
  journal,
  section,
  state,
  turn,
  overdue,
});

/** The same as its export asks it. */
export const workspaceExport = (search: WorkspaceSearch) => ({
  sort: search.sort,
  q: search.q,
  columns: search.columns,
  filters: workspaceFilters(search),
});

/** What a saved view keeps: all but the page and the view that it began with. */
export const workspaceKept = (search: WorkspaceSearch): string =>
  workspaceHref(search, { saved: '' }).slice(addresses.workspace.length + 1);

/** The address of a saved view; anything in it that may no longer be asked for is as usual. */
export const savedWorkspaceHref = ({ id, search }: { id: string; search: string }): string =>
  workspaceHref(workspaceSearch(Object.fromEntries(new URLSearchParams(search))), { saved: id });
