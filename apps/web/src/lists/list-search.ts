import { oneOf, textOf } from './search-values.ts';
import { withSearch } from './with-search.ts';

/** What every list keeps in its address. */
export type ListSearch = { page: number; size: number; q: string };

const sizes = [10, 30, 50, 100] as const;
const usual = { page: 1, size: 30, q: '' };

/** Page, size and search as the address asks for them; anything that it may not ask for is as usual. */
export const listSearch = (search: Record<string, unknown>): ListSearch => ({
  page: Math.min(100_000, Math.max(1, Math.trunc(Number(search.page)) || 1)),
  size: oneOf(sizes, search.size, 30),
  q: textOf(search.q).slice(0, 200),
});

/** The address of a list with something changed; other rows begin again at the first page. */
export const listHref = <S extends Record<string, string | number>>(
  path: string,
  now: ListSearch,
  change: Partial<ListSearch> & S,
): string => withSearch(path, { ...now, page: 1, ...change }, usual);

/** A list that can be put the other way round; empty as usual. */
export type SortedSearch<Sort extends string> = ListSearch & { sort: Sort | '' };

export const sortedSearch = <Sort extends string>(
  search: Record<string, unknown>,
  other: Sort,
): SortedSearch<Sort> => ({
  ...listSearch(search),
  sort: search.sort === other ? other : '',
});
