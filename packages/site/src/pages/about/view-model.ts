import { boardRoles } from '@naskhah/kernel/board';
import { inLanguage, type Language } from '@naskhah/kernel/language';
import type { PublicBoardMember, PublicMasthead } from '@naskhah/modules/publishing';
import { boardWords } from '@naskhah/words/journals/board';
import { site } from '@naskhah/words/site/site';
import { accessTypes, frequencies } from '@naskhah/words/site/site-vocabulary';
import { say, type Text } from '@naskhah/words/text';
import { ownName } from '../../text/languages.ts';
import { licenceAddress, licenceOf } from '../../text/licence.ts';
import { reviewOf } from '../journal/view-model.ts';

export type Fact = { label: string; value: string; href?: string };
export type ContactView = { label: string; name: string; email: string; phone: string };

export type BoardMemberView = { id: string; name: string; place: string; orcid: string | null };
export type BoardGroupView = { role: string; members: BoardMemberView[] };

export type AboutView = {
  scope: string;
  policies: { key: string; heading: string; text: string }[];
  board: BoardGroupView[];
  facts: Fact[];
  contacts: ContactView[];
};

const known = (list: Record<string, Text>, key: string | null, language: Language): string => {
  const text = key === null ? undefined : list[key];
  return text ? say(text, language) : '';
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const web = (address: string | null): string | undefined =>
  address && /^https?:\/\//.test(address) ? address : undefined;

const countryName = (code: string, language: Language): string =>
  /^[A-Z]{2}$/.test(code)
    ? (new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code) ?? '')
    : '';

const facts = (journal: PublicMasthead, language: Language): Fact[] => {
  const licence = journal.license ? licenceAddress(journal.license) : undefined;
  const website = web(journal.website);
  const rows: [Text, string, string?][] = [
    [site.publisher, journal.publisher],
    [site.country, journal.country && countryName(journal.country, language)],
    [site.issnPrint, journal.issn ?? ''],
    [site.issnOnline, journal.eissn ?? ''],
    [site.firstYear, journal.firstYear ? String(journal.firstYear) : ''],
    [site.frequency, capital(known(frequencies, journal.frequency, language))],
    [site.languages, journal.languages.map(ownName).join(', ')],
    [site.review, reviewOf(journal, language)],
    [site.access, known(accessTypes, journal.accessType, language)],
    [site.licence, licence ? licenceOf(licence).name : '', licence],
    [site.website, website ? new URL(website).host : '', website],
  ];
  return rows.flatMap(([label, value, href]) =>
    value ? [{ label: say(label, language), value, ...(href && { href }) }] : [],
  );
};

const policies = [
  ['peer-review', site.peerReview, 'peerReview'],
  ['ethics', site.ethics, 'ethics'],
  ['archiving', site.archiving, 'archiving'],
  ['fees', site.fees, 'fees'],
] as const;

const boardGroups = (board: readonly PublicBoardMember[], language: Language): BoardGroupView[] =>
  boardRoles.flatMap((role) => {
    const members = board.filter((one) => one.role === role);
    const shown = members.map(({ id, name, affiliation, country, orcid }) => ({
      id,
      name,
      place: [affiliation, country && countryName(country, language)].filter(Boolean).join(', '),
      orcid,
    }));
    return members.length > 0 ? [{ role: say(boardWords[role], language), members: shown }] : [];
  });

export const aboutView = (
  journal: PublicMasthead,
  board: readonly PublicBoardMember[],
  language: Language,
): AboutView => ({
  scope: inLanguage(journal.scope, language),
  policies: policies.flatMap(([key, heading, field]) => {
    const text = inLanguage(journal[field], language);
    return text ? [{ key, heading: say(heading, language), text }] : [];
  }),
  board: boardGroups(board, language),
  facts: facts(journal, language),
  contacts: [
    { label: site.editorialContact, contact: journal.contacts.principal },
    { label: site.supportContact, contact: journal.contacts.support },
  ].flatMap(({ label, contact }) =>
    contact
      ? [{ label: say(label, language), name: contact.name, email: contact.email, phone: contact.phone ?? '' }]
      : [],
  ),
});
