import type { Actor } from '@naskhah/kernel/actor';
import { namesEachOnce } from '@naskhah/kernel/arrangement';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { mayHandleIssues } from '../domain/policy.ts';
import type { PublishingNeeds } from '../ports.ts';
import { articlesInIssue, orderArticles } from '../store/schedule.ts';
import { lockedIssue } from './locked-issue.ts';
import { openForChange } from './open-for-change.ts';

type Refusal = 'issue-not-found' | 'order-wrong' | 'issue-public';

/** Puts the table of contents in the given order, which must name each of its articles once. */
export const sortIssue =
  (needs: PublishingNeeds) =>
  (actor: Actor, input: { issueId: string; order: string[] }): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx) => {
      const issue = await lockedIssue(trx, input.issueId);
      if (!issue || !mayHandleIssues(actor, issue.journalId)) return refuse('issue-not-found');
      const present = await articlesInIssue(trx, issue.id);
      if (!namesEachOnce(present, input.order)) return refuse('order-wrong');
      if (present.every((id, place) => id === input.order[place])) return ok({ done: true } as const);
      const opened = await openForChange(trx, [issue.id], needs.clock());
      if (!opened.ok) return opened;
      await orderArticles(trx, issue.id, input.order);
      await needs.tell(trx, actor, {
        event: 'issue-was-sorted',
        subject: { type: 'issue', id: issue.id },
        journal: issue.journalId,
      });
      return ok({ done: true } as const);
    });
