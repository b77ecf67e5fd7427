import type { Trx } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import type { PersonId } from '@naskhah/kernel/ids';
import { ok, type Result } from '@naskhah/kernel/result';
import { moveArticles } from '../../submissions/index.ts';
import type { Step } from '../domain/approvals.ts';
import type { Issue } from '../domain/issue.ts';
import { type StepRefusal, takeStep } from '../domain/take-step.ts';
import type { PublishingNeeds } from '../ports.ts';
import { issueFacts } from '../queries/issue-facts.ts';
import { saveIssueState } from '../store/issue.ts';
import { savePublished } from '../store/schedule.ts';
import { lockedWithArticles } from './locked-issue.ts';

export type { StepRefusal } from '../domain/take-step.ts';
export type StepInput = { id: string; version: number; note: string };
type Decide<R extends string> = (issue: Issue, by: PersonId, missing: number) => Result<Step, R>;

const save = async (trx: Trx, issue: Issue, step: NonNullable<Step>, note: string, now: Date): Promise<void> => {
  switch (step.to) {
    case 'requested':
      return saveIssueState(
        trx,
        issue,
        { state: 'requested', requested_by: step.by, requested_at: now, return_reason: null },
        now,
      );
    case 'approved':
      return saveIssueState(trx, issue, { state: 'approved', approved_by: step.by, approved_at: now }, now);
    case 'public':
      return saveIssueState(trx, issue, { state: 'public', finally_approved_by: step.by, published_at: now }, now);
    case 'returned': {
      const cleared = { requested_by: null, requested_at: null, approved_by: null, approved_at: null };
      return saveIssueState(trx, issue, { state: 'returned', return_reason: note, ...cleared }, now);
    }
  }
};

const events = {
  requested: 'issue-publication-was-requested',
  approved: 'issue-was-approved',
  returned: 'issue-was-returned',
} as const;

/** What the steps of publication share: load, the pure decision, then state, articles and log in one transaction. */
export const moveIssue = <R extends string>(
  needs: PublishingNeeds,
  actor: Actor,
  input: StepInput,
  decide: Decide<R>,
): Promise<Result<string, StepRefusal | R>> =>
  needs.transaction(async (trx): Promise<Result<string, StepRefusal | R>> => {
    const found = await lockedWithArticles(trx, input.id);
    const missing = found ? (await issueFacts(trx, found.id)).lacks.length : 0;
    const decided = takeStep(found, actor, input.version, (issue, by) => decide(issue, by, missing));
    if (!decided.ok) return decided;
    const step = decided.value;
    if (!found || !step) return ok(input.id);

    const now = needs.clock();
    await save(trx, found, step, input.note, now);
    const articles = step.to === 'public' ? await savePublished(trx, found.id, now) : [];
    await moveArticles(trx, articles, { stage: 'publication', status: 'published' }, now);
    const about = { subject: { type: 'issue', id: found.id }, journal: found.journalId } as const;
    await needs.tell(
      trx,
      actor,
      step.to === 'public'
        ? { event: 'issue-was-published', ...about, data: { articles: articles.length } }
        : { event: events[step.to], ...about },
    );
    for (const id of articles)
      await needs.tell(trx, actor, {
        event: 'article-was-published',
        subject: { type: 'article', id },
        journal: found.journalId,
        data: { issue: found.id },
      });
    return ok(found.id);
  });
