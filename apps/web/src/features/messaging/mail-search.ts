import { addresses } from '../../app/addresses.ts';
import { type ListSearch, listHref, listSearch } from '../../app/list-search.ts';
import { idsOf, severalOf, textOf } from '../../app/search-values.ts';

export const mailStates = ['queued', 'paused', 'sent', 'delivered', 'refused', 'bounced', 'complained'] as const;
export type MailState = (typeof mailStates)[number];

export type MailSearch = ListSearch & {
  state: MailState[];
  /** The events of the mails asked for. */
  event: string[];
  /** The mail that is open; empty for none. */
  mail: string;
};

export const mailSearch = (search: Record<string, unknown>): MailSearch => ({
  ...listSearch(search),
  state: severalOf(mailStates, search.state),
  event: textOf(search.event)
    .split(',')
    .filter((event) => /^[a-z-]{1,60}$/.test(event)),
  mail: idsOf(search.mail)[0] ?? '',
});

export const mailLogHref = (now: MailSearch, change: Partial<MailSearch>): string => {
  const { state, event, mail, ...rest } = { ...now, page: 1, mail: '', ...change };
  return listHref(addresses.mailLog, rest, { ...rest, state: state.join(','), event: event.join(','), mail });
};

export const noMailFilters: Partial<MailSearch> = { q: '', state: [], event: [] };

export const isNarrowed = ({ q, state, event }: MailSearch): boolean =>
  q !== '' || state.length > 0 || event.length > 0;
