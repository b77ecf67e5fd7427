import type { Trx } from '@naskhah/db/tables';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { mayChangeContent } from '../domain/approvals.ts';
import { voidApprovals } from '../store/issue.ts';
import { placeOf } from '../store/schedule.ts';
import { lockedIssues } from './locked-issue.ts';

type Opened = Result<undefined, 'issue-public'>;

/**
 * The one way to change what issues show: locks them, refuses where one was public, and voids what was asked and approved of the
 * others. It comes before the change, as the database refuses to change what is approved (migration 0010). Ids that are not
 * there, and none, open nothing.
 */
export const openForChange = async (
  trx: Trx,
  ids: readonly (string | null | undefined)[],
  now: Date,
): Promise<Opened> => {
  for (const issue of (await lockedIssues(trx, ids)).values()) {
    if (!mayChangeContent(issue)) return refuse('issue-public');
    await voidApprovals(trx, issue, now);
  }
  return ok(undefined);
};

/** The same for a change of an article that may stand in an issue; the caller has locked the article. */
export const openArticleForChange = async (trx: Trx, article: string, now: Date): Promise<Opened> =>
  openForChange(trx, [(await placeOf(trx, article))?.issueId], now);
