import { journalForm } from '@naskhah/words/journals/journal-form';
import { registration } from '@naskhah/words/journals/registration';
import type { Text } from '@naskhah/words/text';
import type { JournalValues } from './journal-values.ts';

/** What the fields of a masthead are called where two people changed them. */
export const fieldWords: Record<keyof JournalValues, Text> = {
  name_en: journalForm.name_en,
  name_ms: journalForm.name_ms,
  abbreviation: journalForm.abbreviation,
  path: journalForm.path,
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
  license: journalForm.license,
  submis_checklist: journalForm.checklist,
  principal_contact: journalForm.contact,
  support_contact: registration.supportContact,
  files: journalForm.files,
};
