import { addresses } from '../../app/addresses.ts';
import { type ListSearch, listHref, listSearch } from '../../lists/list-search.ts';
import { oneOf } from '../../lists/search-values.ts';

const sorts = ['sent', '-sent', 'due', '-due', 'name', '-name'] as const;
const checkers = ['', 'me', 'nobody'] as const;

export type WaitingStep = 'checking' | 'deciding';
export type WaitingSearch = ListSearch & {
  sort: (typeof sorts)[number];
  checker: (typeof checkers)[number];
  late: 'yes' | '';
};

export const waitingSearch = (search: Record<string, unknown>): WaitingSearch => ({
  ...listSearch(search),
  sort: oneOf(sorts, search.sort, 'sent'),
  checker: oneOf(checkers, search.checker, ''),
  late: search.late === 'yes' ? 'yes' : '',
});

export const pathOf = (step: WaitingStep): string =>
  step === 'checking' ? addresses.journalChecking : addresses.journalVerification;

export const waitingHref = (step: WaitingStep, now: WaitingSearch, change: Partial<WaitingSearch>): string => {
  const { sort, ...rest } = { ...now, page: 1, ...change };
  return listHref(pathOf(step), rest, { ...rest, sort: sort === 'sent' ? '' : sort });
};
