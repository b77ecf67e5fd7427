export { type JournalsNeeds, journalsAnswers } from './http.ts';
export { journalsNamed } from './queries/journals-named.ts';
export { type Appearance, saveAppearance } from './store/appearance.ts';
export { saveJournal } from './use-cases/save-journal.ts';
export { submitJournal } from './use-cases/submit-journal.ts';
export { verifyJournal } from './use-cases/verify-journal.ts';
