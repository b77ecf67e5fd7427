import { addresses } from '../../../app/addresses.ts';
import { type ListSearch, listHref, listSearch } from '../../../app/list-search.ts';
import { oneOf } from '../../../app/search-values.ts';

export const myReviewsSorts = ['due', '-due'] as const;

export type MyReviewsSearch = ListSearch & { sort: (typeof myReviewsSorts)[number] };

export const myReviewsSearch = (search: Record<string, unknown>): MyReviewsSearch => ({
  ...listSearch(search),
  sort: oneOf(myReviewsSorts, search.sort, 'due'),
});

/** The address of the list with something changed; other rows begin again at the first page. */
export const myReviewsHref = (now: MyReviewsSearch, change: Partial<MyReviewsSearch>): string => {
  const { sort, ...rest } = { ...now, page: 1, ...change };
  return listHref(addresses.myReviews, rest, { ...rest, sort: sort === 'due' ? '' : sort });
};
