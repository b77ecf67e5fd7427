export { submissionsAnswers } from './http.ts';
export type { SubmissionsNeeds } from './ports.ts';
export { listRights } from './queries/list-rights.ts';
