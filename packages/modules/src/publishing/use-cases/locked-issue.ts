import type { Trx } from '@naskhah/db/tables';
import { lockArticles } from '../../submissions/index.ts';
import type { Issue } from '../domain/issue.ts';
import { approvalLevels } from '../queries/approval-levels.ts';
import { lockIssue } from '../store/issue.ts';
import { articlesInIssue } from '../store/schedule.ts';

/** The issue, locked for this act. */
export const lockedIssue = async (trx: Trx, id: string): Promise<Issue | undefined> => {
  const issue = await lockIssue(trx, id);
  return issue && { ...issue, levels: await approvalLevels(trx, issue.journalId) };
};

/** The issues of these ids by id, locked in the order of their ids: two acts on the same issues follow one another. */
export const lockedIssues = async (
  trx: Trx,
  ids: readonly (string | null | undefined)[],
): Promise<Map<string, Issue>> => {
  const issues = new Map<string, Issue>();
  for (const id of [...new Set(ids)].filter((id) => typeof id === 'string').sort()) {
    const issue = await lockedIssue(trx, id);
    if (issue) issues.set(id, issue);
  }
  return issues;
};

/** The issue for an act that changes its articles too: these are locked first, as by who sets an article into an issue. */
export const lockedWithArticles = async (trx: Trx, id: string): Promise<Issue | undefined> => {
  await lockArticles(trx, await articlesInIssue(trx, id));
  return lockedIssue(trx, id);
};
