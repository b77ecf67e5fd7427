import { type JournalFileUse, journalFileUses } from '@naskhah/kernel/file-use';
import type { JournalField } from '@naskhah/kernel/journal-fields';
import type { ReviewType } from '@naskhah/kernel/review-facets';
import type { Answers } from '../../app/answers.ts';

export type Journal = Answers['journals']['journalById'];
type Item = { id: string; text: { en: string; ms: string } };

/** A file that is there, or waits on the writer's account until the journal is saved. */
export type JournalFile = { id: string; type: JournalFileUse; label: string; filename: string; size: number };

/** A text in both languages of the portal. */
export type Pair = { en: string; ms: string };
type Contact = { name: string; email: string; phone: string };

const nothing: Pair = { en: '', ms: '' };
const nobody: Contact = { name: '', email: '', phone: '' };

const pairOf = (texts: Record<string, string> | null): Pair => ({ en: texts?.en ?? '', ms: texts?.ms ?? '' });
const contactOf = (contact: Journal['principal_contact']): Contact => ({ ...nobody, ...contact });

/** The masthead as its form holds it: no field is nothing. */
export type JournalValues = {
  name_en: string;
  name_ms: string;
  abbreviation: string;
  path: string;
  issn: string;
  eissn: string;
  publisher: string;
  institution_ror: string | null;
  country: string;
  website: string;
  publisher_type: string | null;
  first_year: string;
  frequency: string | null;
  languages: string[];
  disciplines: string[];
  scope: Pair;
  review_type: ReviewType;
  access_type: string | null;
  peer_review: Pair;
  ethics: Pair;
  archiving: Pair;
  fees: Pair;
  license: string | null;
  submis_checklist: Item[];
  principal_contact: Contact;
  support_contact: Contact;
  files: JournalFile[];
};

export const emptyJournal: JournalValues = {
  name_en: '',
  name_ms: '',
  abbreviation: '',
  path: '',
  issn: '',
  eissn: '',
  publisher: '',
  institution_ror: null,
  country: 'MY',
  website: '',
  publisher_type: null,
  first_year: '',
  frequency: null,
  languages: ['ms', 'en'],
  disciplines: [],
  scope: nothing,
  review_type: {},
  access_type: null,
  peer_review: nothing,
  ethics: nothing,
  archiving: nothing,
  fees: nothing,
  license: null,
  submis_checklist: [],
  principal_contact: nobody,
  support_contact: nobody,
  files: [],
};

export const filesOf = (journal: Journal): JournalFile[] =>
  (journal.files ?? []).flatMap(({ id, use, label, filename, size }) => {
    const type = journalFileUses.find((one) => one === use);
    return type ? [{ id, type, label, filename, size }] : [];
  });

export const valuesOf = (journal: Journal): JournalValues => ({
  name_en: journal.name_en,
  name_ms: journal.name_ms,
  abbreviation: journal.abbreviation,
  path: journal.path,
  issn: journal.issn ?? '',
  eissn: journal.eissn ?? '',
  publisher: journal.publisher,
  institution_ror: journal.institution_ror,
  country: journal.country ?? '',
  website: journal.website ?? '',
  publisher_type: journal.publisher_type,
  first_year: journal.first_year === null ? '' : String(journal.first_year),
  frequency: journal.frequency,
  languages: journal.languages ?? [],
  disciplines: journal.disciplines,
  scope: pairOf(journal.scope),
  review_type: journal.review_type ?? {},
  access_type: journal.access_type,
  peer_review: pairOf(journal.peer_review),
  ethics: pairOf(journal.ethics),
  archiving: pairOf(journal.archiving),
  fees: pairOf(journal.fees),
  license: journal.license,
  submis_checklist: (journal.submis_checklist ?? []).map(({ id, text }) => ({
    id,
    text: pairOf(text),
  })),
  principal_contact: contactOf(journal.principal_contact),
  support_contact: contactOf(journal.support_contact),
  files: filesOf(journal),
});

const orNothing = (text: string): string | null => text.trim() || null;

const given = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));

const contactToSave = ({ name, email, phone }: Contact) =>
  name.trim() || email.trim() ? { name, email: email.trim(), ...(phone.trim() && { phone }) } : null;

/** What is sent: empty fields as nothing. */
export const journalToSave = (values: JournalValues) => ({
  ...values,
  issn: orNothing(values.issn),
  eissn: orNothing(values.eissn),
  country: orNothing(values.country),
  website: orNothing(values.website),
  first_year: values.first_year.trim() === '' ? null : Number(values.first_year),
  scope: given(values.scope),
  peer_review: given(values.peer_review),
  ethics: given(values.ethics),
  archiving: given(values.archiving),
  fees: given(values.fees),
  submis_checklist: values.submis_checklist.map(({ id, text }) => ({ id, text: given(text) })),
  files: values.files.map(({ id, type, label }) => ({ id, type, label: label.trim() })),
  principal_contact: contactToSave(values.principal_contact),
  support_contact: contactToSave(values.support_contact),
});

type Saved = ReturnType<typeof journalToSave>;

/** What is sent of a journal that is there: the fields of the sections that its writer may open. */
export const changesToSave = (values: JournalValues, write: readonly JournalField[]): Partial<Saved> => {
  const saved = Object.entries(journalToSave(values)) as [JournalField, unknown][];
  return Object.fromEntries(saved.filter(([field]) => write.includes(field)));
};
