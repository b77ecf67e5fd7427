import { addresses } from '../../../app/addresses.ts';
import { type ListSearch, listHref, listSearch } from '../../../app/list-search.ts';
import { oneOf, textOf } from '../../../app/search-values.ts';

export const taskViews = ['open', 'done', 'given'] as const;
export const taskSorts = ['due', '-due'] as const;

export type TaskSearch = ListSearch & {
  view: (typeof taskViews)[number];
  sort: (typeof taskSorts)[number];
  overdue: boolean;
  /** The task that is read in the dialog. */
  task: string;
};

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const taskSearch = (search: Record<string, unknown>): TaskSearch => ({
  ...listSearch(search),
  view: oneOf(taskViews, search.view, 'open'),
  sort: oneOf(taskSorts, search.sort, 'due'),
  overdue: search.overdue === 'yes',
  task: uuid.test(textOf(search.task)) ? textOf(search.task) : '',
});

/** The address of the list with something changed; the dialog closes, other rows begin again at the first page. */
export const taskListHref = (now: TaskSearch, change: Partial<TaskSearch>): string => {
  const { view, sort, overdue, task, ...rest } = { ...now, page: 1, task: '', ...change };
  return listHref(addresses.userTask, rest, {
    ...rest,
    view: view === 'open' ? '' : view,
    sort: sort === 'due' ? '' : sort,
    overdue: overdue ? 'yes' : '',
    task,
  });
};

export const isNarrowed = ({ q, overdue }: TaskSearch): boolean => q !== '' || overdue;

/** What the server is asked for. */
export const taskQuestion = ({ page, size, sort, q, view, overdue }: TaskSearch) => ({
  page,
  size,
  sort,
  q,
  filters: {
    view: view === 'given' ? ('given' as const) : ('mine' as const),
    state: view === 'given' ? ('all' as const) : view,
    overdue,
  },
});

export const noTaskFilters: Partial<TaskSearch> = { q: '', overdue: false };
