import { addresses } from '../../app/addresses.ts';
import { oneOf } from '../../lists/search-values.ts';
import { withSearch } from '../../lists/with-search.ts';

export const personParts = ['account', 'access', 'sessions', 'activity'] as const;
export type PersonPart = (typeof personParts)[number];

export type PersonSearch = { part: PersonPart; page: number };

export const personSearch = (search: Record<string, unknown>): PersonSearch => ({
  part: oneOf(personParts, search.part, 'account'),
  page: Math.min(10_000, Math.max(1, Math.trunc(Number(search.page)) || 1)),
});

export const personHref = (id: string, part: PersonPart, page = 1): string =>
  withSearch(addresses.person(id), { part, page }, { part: 'account', page: 1 });
