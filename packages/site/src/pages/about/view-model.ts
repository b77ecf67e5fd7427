import { inLanguage, type Language } from '@naskhah/kernel/language';
import type { PublicMasthead } from '@naskhah/modules/publishing';
import { site } from '@naskhah/words/site/site';
import { accessTypes, frequencies } from '@naskhah/words/site/site-vocabulary';
import { say, type Text } from '@naskhah/words/text';
import { ownName } from '../../text/languages.ts';
import { licenceAddress, licenceOf } from '../../text/licence.ts';
import { reviewOf } from '../journal/view-model.ts';

export type Fact = { label: string; value: string; href?: string };
export type ContactView = { label: string; name: string; email: string; phone: string };

export type AboutView = {
  scope: string;
  ethics: string;
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

export const aboutView = (journal: PublicMasthead, language: Language): AboutView => ({
  scope: inLanguage(journal.scope, language),
  ethics: inLanguage(journal.ethics, language),
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
