import { type PeopleColumn, peopleColumns } from '@naskhah/kernel/list-columns';
import { addresses } from '../../app/addresses.ts';
import { columnsAsked, columnsOf } from '../../lists/list-columns.ts';
import { type ListSearch, listHref, listSearch } from '../../lists/list-search.ts';
import { idsOf, oneOf, severalOf, textOf } from '../../lists/search-values.ts';
import { type PersonStatusName, personStatusNames } from './person-status.tsx';

export const peopleSorts = ['name', '-name', '-last_seen', 'last_seen', '-created', 'created'] as const;
export const seenChoices = ['week', 'month', 'year', 'longer', 'never'] as const;

export const usualPeopleColumns: readonly PeopleColumn[] = ['roles', 'status', 'journals', 'last_seen'];

export type PeopleSearch = ListSearch & {
  sort: (typeof peopleSorts)[number];
  role: string[];
  status: PersonStatusName[];
  journal: string[];
  seen: (typeof seenChoices)[number] | '';
  columns: PeopleColumn[];
};

const rolesOf = (value: unknown): string[] =>
  [...new Set(textOf(value).split(','))].filter((one) => /^\d{1,6}$/.test(one)).slice(0, 50);

export const peopleSearch = (search: Record<string, unknown>): PeopleSearch => ({
  ...listSearch(search),
  sort: oneOf(peopleSorts, search.sort, 'name'),
  role: rolesOf(search.role),
  status: severalOf(personStatusNames, search.status),
  journal: idsOf(search.journal),
  seen: oneOf([...seenChoices, ''] as const, search.seen, ''),
  columns: columnsOf(search.columns, peopleColumns, usualPeopleColumns),
});

export const noPeopleFilters: Partial<PeopleSearch> = { q: '', role: [], status: [], journal: [], seen: '' };

export const peopleFiltersSet = ({ role, status, journal, seen }: PeopleSearch): number =>
  [role.length, status.length, journal.length, seen.length].filter((length) => length > 0).length;

export const peopleHref = (now: PeopleSearch, change: Partial<PeopleSearch>): string => {
  const { sort, role, status, journal, seen, columns, ...rest } = { ...now, page: 1, ...change };
  return listHref(addresses.userManagement, rest, {
    ...rest,
    sort: sort === 'name' ? '' : sort,
    role: role.join(','),
    status: status.join(','),
    journal: journal.join(','),
    seen,
    columns: columnsAsked(columns, usualPeopleColumns),
  });
};

/** The filters as the call asks them. */
export const peopleFilters = ({ role, status, journal, seen }: PeopleSearch) => ({
  role: role.map(Number),
  status,
  journal,
  seen: seen || null,
});

/** The list as a file: the same question, in the columns that are shown. */
export const peopleExport = (search: PeopleSearch) => ({
  sort: search.sort,
  q: search.q,
  columns: search.columns,
  filters: peopleFilters(search),
});
