import { type ListSearch, listSearch } from '../../lists/list-search.ts';
import { idsOf, oneOf } from '../../lists/search-values.ts';

export const memberSorts = ['', '-name', 'assigned_at', '-assigned_at'] as const;
export type MemberSearch = ListSearch & {
  sort: (typeof memberSorts)[number];
  /** Only who holds this preset; '' for all. */
  preset: string;
};

export const memberSearch = (search: Record<string, unknown>): MemberSearch => ({
  ...listSearch(search),
  sort: oneOf(memberSorts, search.sort, ''),
  preset: idsOf(search.preset)[0] ?? '',
});
