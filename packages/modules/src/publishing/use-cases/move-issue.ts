import type { Trx } from '@naskhah/db/tables';
import type { Actor, PersonActor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { Step } from '../domain/approvals.ts';
import type { Issue } from '../domain/issue.ts';
import { mayApprove, mayHandleIssues } from '../domain/policy.ts';
import type { PublishingNeeds } from '../ports.ts';
import { lockIssue, saveIssueState } from '../store/issue.ts';
import { publishArticles } from '../store/publish-articles.ts';

export type StepInput = { id: string; version: number; note: string };
export type StepRefusal = 'issue-not-found' | 'stale-version' | 'not-while-switched';

/** What the three steps of publication share: load, may?, version, the pure decision, then state, articles and log in one transaction. */
export const moveIssue = async <R extends string>(
  needs: PublishingNeeds,
  actor: Actor,
  input: StepInput,
  decide: (trx: Trx, issue: Issue, by: PersonActor) => Promise<Result<Step, R>>,
): Promise<Result<string, StepRefusal | R>> => {
  return needs.transaction(async (trx): Promise<Result<string, StepRefusal | R>> => {
    const issue = await lockIssue(trx, input.id);
    if (!issue || actor.kind !== 'person' || !mayHandleIssues(actor, issue.journalId)) return refuse('issue-not-found');
    if (!mayApprove(actor, issue.journalId)) return refuse('not-while-switched');
    const decided = await decide(trx, issue, actor);
    if (!decided.ok) return decided;
    const step = decided.value;
    if (!step) return ok(issue.id);
    if (issue.version !== input.version) return refuse('stale-version');

    const now = needs.clock();
    const about = { subject: { type: 'issue' as const, id: issue.id }, journal: issue.journalId };
    switch (step.to) {
      case 'requested':
        await saveIssueState(
          trx,
          issue,
          { state: 'requested', requested_by: step.by, requested_at: now, return_reason: null },
          now,
        );
        await needs.tell(trx, actor, { event: 'issue-publication-was-requested', ...about });
        break;
      case 'approved':
        await saveIssueState(trx, issue, { state: 'approved', approved_by: step.by, approved_at: now }, now);
        await needs.tell(trx, actor, { event: 'issue-was-approved', ...about });
        break;
      case 'public': {
        await saveIssueState(trx, issue, { state: 'public', finally_approved_by: step.by, published_at: now }, now);
        const articles = await publishArticles(trx, issue.id, now);
        await needs.tell(trx, actor, { event: 'issue-was-published', ...about, data: { articles: articles.length } });
        for (const id of articles)
          await needs.tell(trx, actor, {
            event: 'article-was-published',
            subject: { type: 'article', id },
            journal: issue.journalId,
            data: { issue: issue.id },
          });
        break;
      }
    }
    return ok(issue.id);
  });
};
