import type { JournalField } from '@naskhah/kernel/journal-fields';
import type { Text } from '../text.ts';
import { journalForm } from './journal-form.ts';

/** The fields of a journal as those who judge a registration and those who fill it in call them. */
export const journalFieldWords: Record<JournalField, Text> = {
  path: journalForm.path,
  name_en: journalForm.name_en,
  name_ms: journalForm.name_ms,
  abbreviation: journalForm.abbreviation,
  issn: journalForm.issn,
  eissn: journalForm.eissn,
  publisher: journalForm.publisher,
  disciplines: journalForm.disciplines,
  institution_ror: journalForm.publisherRor,
  country: journalForm.country,
  website: journalForm.website,
  scope: journalForm.content,
  principal_contact: journalForm.contact,
  files: journalForm.files,
  license: journalForm.license,
  takes_submissions: { en: 'Takes submissions', ms: 'Menerima penghantaran' },
  submis_checklist: journalForm.checklist,
  submissionChecklist: journalForm.checklist,
  contributor: { en: 'Contributors', ms: 'Penyumbang' },
  articleComponent: { en: 'Files of a submission', ms: 'Fail penghantaran' },
  journalStages: { en: 'Stages', ms: 'Peringkat' },
  team: { en: 'Team', ms: 'Pasukan' },
  presetRoles: { en: 'Presets', ms: 'Praset' },
};
