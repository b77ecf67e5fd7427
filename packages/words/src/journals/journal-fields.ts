import type { JournalField } from '@naskhah/kernel/journal-fields';
import type { Text } from '../text.ts';
import { journalForm } from './journal-form.ts';
import { registration } from './registration.ts';

/** The fields of a journal as those who judge a registration and those who fill it in call them. */
export const journalFieldWords: Record<JournalField, Text> = {
  path: journalForm.path,
  name_en: journalForm.name_en,
  name_ms: journalForm.name_ms,
  abbreviation: journalForm.abbreviation,
  issn: journalForm.issn,
  eissn: journalForm.eissn,
  publisher: journalForm.publisher,
  publisher_type: registration.publisherType,
  institution_ror: journalForm.publisherRor,
  country: journalForm.country,
  website: journalForm.website,
  first_year: registration.firstYear,
  frequency: registration.frequency,
  languages: registration.languages,
  disciplines: journalForm.disciplines,
  scope: registration.aims,
  review_type: registration.peerReview,
  access_type: registration.accessType,
  peer_review: registration.peer_review,
  ethics: registration.ethics,
  archiving: registration.archiving,
  fees: registration.fees,
  mysitasi_url: journalForm.mysitasi,
  board: { en: 'Editorial board', ms: 'Sidang editor' },
  principal_contact: journalForm.contact,
  support_contact: registration.supportContact,
  files: journalForm.files,
  license: journalForm.license,
  submis_checklist: journalForm.checklist,
  submissionChecklist: journalForm.checklist,
  contributor: { en: 'Contributors', ms: 'Penyumbang' },
  articleComponent: { en: 'Files of a submission', ms: 'Fail penghantaran' },
  takes_submissions: { en: 'Open for submissions', ms: 'Dibuka untuk penghantaran' },
  journalStages: { en: 'Stages', ms: 'Peringkat' },
  team: { en: 'Team', ms: 'Pasukan' },
  presetRoles: { en: 'Presets', ms: 'Praset' },
};
