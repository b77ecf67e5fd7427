import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { mayDelete } from '../domain/approvals.ts';
import { mayHandleIssues } from '../domain/policy.ts';
import type { PublishingNeeds } from '../ports.ts';
import { lockIssue } from '../store/issue.ts';
import { unschedule } from '../store/schedule.ts';

type Refusal = 'issue-not-found' | 'stale-version' | 'issue-public';

/** Deletes an issue that was never public; its articles wait for an issue again. */
export const deleteIssue =
  (needs: PublishingNeeds) =>
  (actor: Actor, input: { id: string; version: number }): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx) => {
      const issue = await lockIssue(trx, input.id);
      if (!issue || !mayHandleIssues(actor, issue.journalId)) return refuse('issue-not-found');
      if (!mayDelete(issue)) return refuse('issue-public');
      if (issue.version !== input.version) return refuse('stale-version');
      const articles = await trx
        .selectFrom('publishing.publication')
        .select('submission_id')
        .where('issue_id', '=', issue.id)
        .execute();
      const about = { journal: issue.journalId, data: { issue: issue.id } };
      for (const { submission_id } of articles) {
        await unschedule(trx, submission_id, needs.clock());
        await needs.tell(trx, actor, {
          event: 'article-was-unscheduled',
          subject: { type: 'article', id: submission_id },
          ...about,
        });
      }
      await trx.deleteFrom('publishing.issue').where('id', '=', issue.id).execute();
      await needs.tell(trx, actor, {
        event: 'issue-was-deleted',
        subject: { type: 'issue', id: issue.id },
        journal: issue.journalId,
      });
      return ok({ done: true } as const);
    });
