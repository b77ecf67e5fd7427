import { addresses } from '../../app/addresses.ts';
import { withSearch } from '../../app/with-search.ts';

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

const sorts = ['due', '-due', 'submitted', '-submitted', 'title', '-title'] as const;
const sizes = [10, 30, 50, 100];

export type WorkspaceSearch = {
  view: View;
  sort: (typeof sorts)[number];
  page: number;
  size: number;
  q: string;
  journal: string;
};

const usual: WorkspaceSearch = { view: 'all', sort: 'due', page: 1, size: 30, q: '', journal: '' };

const oneOf = <V>(values: readonly V[], value: unknown, otherwise: V): V =>
  values.find((one) => String(one) === String(value)) ?? otherwise;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What the address asks for; anything that it may not ask for is as usual. */
export const workspaceSearch = (search: Record<string, unknown>): WorkspaceSearch => ({
  view: oneOf(views, search.view, usual.view),
  sort: oneOf(sorts, search.sort, usual.sort),
  page: Math.max(1, Math.trunc(Number(search.page)) || 1),
  size: oneOf(sizes, search.size, usual.size),
  q: textOf(search.q).slice(0, 200),
  journal: textOf(search.journal),
});

/** The address of the workspace with something changed; other rows begin again at the first page. */
export const workspaceHref = (now: WorkspaceSearch, change: Partial<WorkspaceSearch>): string =>
  withSearch(addresses.workspace, { ...now, page: 1, ...change }, usual);

export const isFiltered = ({ q, journal }: WorkspaceSearch): boolean => q !== '' || journal !== '';
