import type { Db } from '@naskhah/db/tables';
import type { Manifest } from '../activity/index.ts';
import { publishingAnswers } from './http.ts';
import type { PublishingNeeds } from './ports.ts';
import { approvalsOfMerged } from './reactions/accounts-merged.ts';
import { siteChanged } from './reactions/site-changed.ts';

export type { PublishingNeeds } from './ports.ts';
export { issuesSeen } from './queries/issues-seen.ts';
export { everyPage, siteChanged, sitesChannel } from './reactions/site-changed.ts';
export { addGalley } from './use-cases/add-galley.ts';
export { approveIssue } from './use-cases/approve-issue.ts';
export { approveIssueFinally } from './use-cases/approve-issue-finally.ts';
export { publishIssue } from './use-cases/publish-issue.ts';
export { returnIssue } from './use-cases/return-issue.ts';
export { saveIssue } from './use-cases/save-issue.ts';
export { saveVolume } from './use-cases/save-volume.ts';
export { setArticleIntoIssue } from './use-cases/set-article-into-issue.ts';

export const publishing = (db: Db, needs: PublishingNeeds) =>
  ({
    answers: { publishing: publishingAnswers(db, needs) },
    reactions: [approvalsOfMerged, siteChanged],
  }) satisfies Manifest;
