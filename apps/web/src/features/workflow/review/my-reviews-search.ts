import { addresses } from '../../../app/addresses.ts';
import { withSearch } from '../../../app/with-search.ts';

export type MyReviewsSearch = { page: number; q: string; sort: 'due' | '-due' };

const usual: MyReviewsSearch = { page: 1, q: '', sort: 'due' };

export const myReviewsSearch = (search: Record<string, unknown>): MyReviewsSearch => ({
  page: Math.max(1, Math.trunc(Number(search.page)) || 1),
  q: typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q).slice(0, 200) : '',
  sort: search.sort === '-due' ? '-due' : 'due',
});

/** The address of the list with something changed; other rows begin again at the first page. */
export const myReviewsHref = (now: MyReviewsSearch, change: Partial<MyReviewsSearch>): string =>
  withSearch(addresses.myReviews, { ...now, page: 1, ...change }, usual);
