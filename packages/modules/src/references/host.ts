export { referencesAnswers } from './http.ts';
export { saveReferenceList } from './use-cases/save-reference-list.ts';
