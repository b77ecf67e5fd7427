export { publishingAnswers } from './http.ts';
export type { PublishingNeeds } from './ports.ts';
