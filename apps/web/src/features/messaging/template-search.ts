import { type MailGroup, mailGroups } from '@naskhah/words/messaging/mail-event';
import { addresses } from '../../app/addresses.ts';
import { type ListSearch, listHref, listSearch } from '../../lists/list-search.ts';
import { severalOf } from '../../lists/search-values.ts';

export const groupNames = Object.keys(mailGroups) as MailGroup[];
export const origins = ['journal', 'platform', 'shipped'] as const;
export type Origin = (typeof origins)[number];

export type TemplateSearch = ListSearch & {
  /** Whose texts; empty: the platform's. */
  journal: string;
  group: MailGroup[];
  origin: Origin[];
};

export const templateSearch = (search: Record<string, unknown>, journal = ''): TemplateSearch => ({
  ...listSearch(search),
  size: 100,
  journal,
  group: severalOf(groupNames, search.group),
  origin: severalOf(origins, search.origin),
});

export const templateListHref = (now: TemplateSearch, change: Partial<TemplateSearch>): string => {
  const { journal, group, origin, ...rest } = { ...now, page: 1, ...change };
  return listHref(
    journal ? addresses.journalSection(journal, 'email_template') : addresses.templates,
    { ...rest, size: 30 },
    { ...rest, size: 30, group: group.join(','), origin: origin.join(',') },
  );
};

export const noTemplateFilters: Partial<TemplateSearch> = { q: '', group: [], origin: [] };
