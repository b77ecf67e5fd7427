export { referencesAnswers } from './http.ts';
