import type { Db } from '@naskhah/db/tables';
import type { Manifest } from '../activity/index.ts';
import { submissionsAnswers } from './http.ts';
import type { SubmissionsNeeds } from './ports.ts';
import { articlesOfMerged } from './reactions/accounts-merged.ts';
import { authorsKnown } from './reactions/authors-known.ts';
import { bylinesOfAnonymised } from './reactions/person-anonymised.ts';

export type { SubmissionsNeeds } from './ports.ts';
export { articlesIn } from './queries/articles-in.ts';
export { articlesOfSections } from './queries/articles-of-sections.ts';
export { isAuthor } from './queries/authors.ts';
export { listRights } from './queries/list-rights.ts';
export { giveDoi } from './store/doi.ts';
export { startSubmission } from './use-cases/start-submission.ts';
export { submit } from './use-cases/submit.ts';
export { updateSubmission } from './use-cases/update-submission.ts';

export const submissions = (db: Db, needs: SubmissionsNeeds) =>
  ({
    answers: { submissions: submissionsAnswers(db, needs) },
    reactions: [articlesOfMerged, authorsKnown, bylinesOfAnonymised],
  }) satisfies Manifest;
