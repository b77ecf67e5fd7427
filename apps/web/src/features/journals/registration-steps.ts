import { type Lack, type RegistrationStep, registrationLacks, registrationSteps } from '@naskhah/kernel/registration';
import { boardWords } from '@naskhah/words/journals/board';
import { journalForm } from '@naskhah/words/journals/journal-form';
import { registration } from '@naskhah/words/journals/registration';
import type { Text } from '@naskhah/words/text';
import { type JournalValues, journalToSave } from './journal-values.ts';

export const isRegistrationStep = (text: string | undefined): text is RegistrationStep =>
  registrationSteps.some((step) => step === text);

/** What the registration lacks as it is typed, as the server will find it; `board`: how many stand on the board. */
export const lacksOf = (values: JournalValues, board: number): Lack[] => {
  const saved = journalToSave(values);
  const evidence = values.files.filter(({ type }) => type === 'evidence').length;
  return registrationLacks({ ...saved, board, evidence });
};

const own: Record<string, Text> = {
  name_ms: registration.neededName,
  eissn: registration.neededNumber,
  board: registration.neededBoard,
  files: registration.neededFiles,
};

/** What to do about a field that is missing. */
export const wordsOfLack = ({ path, code }: Lack): Text =>
  code === 'issn-wrong' ? journalForm.faultIssn : (own[path] ?? registration.needed);

/** What the fields that may be missing are called. */
export const namesOfFields: Record<string, Text> = {
  name_ms: journalForm.name_ms,
  issn: journalForm.issn,
  eissn: journalForm.eissn,
  first_year: registration.firstYear,
  frequency: registration.frequency,
  languages: registration.languages,
  website: journalForm.website,
  publisher: journalForm.publisher,
  publisher_type: registration.publisherType,
  country: journalForm.country,
  principal_contact: journalForm.contact,
  disciplines: journalForm.disciplines,
  scope: journalForm.content,
  board: boardWords.title,
  review_type: registration.identities,
  peer_review: registration.peer_review,
  ethics: registration.ethics,
  archiving: registration.archiving,
  access_type: registration.accessType,
  license: journalForm.license,
  files: journalForm.evidence,
};

const seen = new Map<string, Set<RegistrationStep>>();

/** The steps of a registration that were left once: what they lack is then said at its fields. As long as the page is open. */
export const stepsLeft = (journal: string): ReadonlySet<RegistrationStep> => seen.get(journal) ?? new Set();

export const leaveStep = (journal: string, ...steps: readonly RegistrationStep[]): void => {
  seen.set(journal, new Set([...stepsLeft(journal), ...steps]));
};
