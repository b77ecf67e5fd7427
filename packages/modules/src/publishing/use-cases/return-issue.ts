import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { mayApprove, mayHandleIssues } from '../domain/policy.ts';
import type { PublishingNeeds } from '../ports.ts';
import { lockIssue, saveIssueState } from '../store/issue.ts';

type Refusal = 'issue-not-found' | 'stale-version' | 'not-while-switched' | 'issue-not-requested';

/** Returns a requested or approved issue with a reason; what was asked and approved is void. */
export const returnIssue =
  (needs: PublishingNeeds) =>
  (actor: Actor, input: { id: string; version: number; reason: string }): Promise<Result<string, Refusal>> =>
    needs.transaction(async (trx) => {
      const issue = await lockIssue(trx, input.id);
      if (!issue || !mayHandleIssues(actor, issue.journalId)) return refuse('issue-not-found');
      if (!mayApprove(actor, issue.journalId)) return refuse('not-while-switched');
      if (issue.state.is !== 'requested' && issue.state.is !== 'approved') return refuse('issue-not-requested');
      if (issue.version !== input.version) return refuse('stale-version');
      const cleared = { requested_by: null, requested_at: null, approved_by: null, approved_at: null };
      await saveIssueState(trx, issue, { state: 'returned', return_reason: input.reason, ...cleared }, needs.clock());
      await needs.tell(trx, actor, {
        event: 'issue-was-returned',
        subject: { type: 'issue', id: issue.id },
        journal: issue.journalId,
      });
      return ok(issue.id);
    });
