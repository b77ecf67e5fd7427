export { submissionsAnswers } from './http.ts';
export type { SubmissionsNeeds } from './ports.ts';
export { listRights } from './queries/list-rights.ts';
export { giveDoi } from './store/doi.ts';
export { addContributor } from './use-cases/save-contributor.ts';
export { startSubmission } from './use-cases/start-submission.ts';
export { submit } from './use-cases/submit.ts';
export { updateSubmission } from './use-cases/update-submission.ts';
