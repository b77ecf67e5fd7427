import type { Trx } from '@naskhah/db/tables';
import { lockArticles } from '../../submissions/index.ts';
import { mayChangeContent } from '../domain/approvals.ts';
import type { Issue } from '../domain/issue.ts';
import { approvalLevels } from '../queries/approval-levels.ts';
import { lockIssue, voidApprovals } from '../store/issue.ts';
import { articlesInIssue, placeOf } from '../store/schedule.ts';

/** The issue, locked for this act. */
export const lockedIssue = async (trx: Trx, id: string): Promise<Issue | undefined> => {
  const issue = await lockIssue(trx, id);
  return issue && { ...issue, levels: await approvalLevels(trx, issue.journalId) };
};

/** The issue for an act that changes its articles too: these are locked first, as by who sets an article into an issue. */
export const lockedWithArticles = async (trx: Trx, id: string): Promise<Issue | undefined> => {
  await lockArticles(trx, await articlesInIssue(trx, id));
  return lockedIssue(trx, id);
};

/** Voids what was asked and approved of the issue that an article is set into, if there is one. */
export const voidApprovalsAround = async (trx: Trx, article: string, now: Date): Promise<void> => {
  const place = await placeOf(trx, article);
  const issue = place?.issueId ? await lockedIssue(trx, place.issueId) : undefined;
  if (issue && mayChangeContent(issue)) await voidApprovals(trx, issue, now);
};
