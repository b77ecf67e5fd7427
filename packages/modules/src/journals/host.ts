export { type JournalsNeeds, journalsAnswers } from './http.ts';
