import { type JournalFileUse, journalFileUses } from '@naskhah/kernel/file-use';
import type { JournalField } from '@naskhah/kernel/journal-fields';
import type { Answers } from '../../app/answers.ts';

export type Journal = Answers['journals']['journalById'];
type Item = { id: string; text: { en: string; ms: string } };

/** A file that is there, or waits on the writer's account until the journal is saved. */
export type JournalFile = { id: string; type: JournalFileUse; label: string; filename: string; size: number };

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
  disciplines: string[];
  scope: { en: string; ms: string };
  license: string | null;
  submis_checklist: Item[];
  principal_contact: { name: string; email: string };
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
  disciplines: [],
  scope: { en: '', ms: '' },
  license: null,
  submis_checklist: [],
  principal_contact: { name: '', email: '' },
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
  disciplines: journal.disciplines,
  scope: { en: journal.scope?.en ?? '', ms: journal.scope?.ms ?? '' },
  license: journal.license,
  submis_checklist: (journal.submis_checklist ?? []).map(({ id, text }) => ({
    id,
    text: { en: text.en ?? '', ms: text.ms ?? '' },
  })),
  principal_contact: journal.principal_contact ?? { name: '', email: '' },
  files: filesOf(journal),
});

const orNothing = (text: string): string | null => text.trim() || null;

const given = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));

/** What is sent: empty fields as nothing. */
export const journalToSave = (values: JournalValues) => ({
  ...values,
  issn: orNothing(values.issn),
  eissn: orNothing(values.eissn),
  country: orNothing(values.country),
  website: orNothing(values.website),
  scope: given(values.scope),
  submis_checklist: values.submis_checklist.map(({ id, text }) => ({ id, text: given(text) })),
  files: values.files.map(({ id, type, label }) => ({ id, type, label: label.trim() })),
  principal_contact:
    values.principal_contact.name.trim() || values.principal_contact.email.trim() ? values.principal_contact : null,
});

type Saved = ReturnType<typeof journalToSave>;

/** What is sent of a journal that is there: the fields of the sections that its writer may open. */
export const changesToSave = (values: JournalValues, write: readonly JournalField[]): Partial<Saved> => {
  const saved = Object.entries(journalToSave(values)) as [JournalField, unknown][];
  return Object.fromEntries(saved.filter(([field]) => write.includes(field)));
};
