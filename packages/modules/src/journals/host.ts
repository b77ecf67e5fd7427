export { type JournalsNeeds, journalsAnswers } from './http.ts';
export { journalName } from './queries/journal-name.ts';
export { journalsNamed } from './queries/journals-named.ts';
export { journalsOfMerged } from './reactions/accounts-merged.ts';
export { type Appearance, saveAppearance } from './store/appearance.ts';
export { saveJournal } from './use-cases/save-journal.ts';
export { submitJournal } from './use-cases/submit-journal.ts';
export { verifyJournal } from './use-cases/verify-journal.ts';
