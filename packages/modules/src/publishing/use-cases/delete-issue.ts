import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { moveArticles } from '../../submissions/index.ts';
import { mayHandleIssues } from '../domain/policy.ts';
import type { PublishingNeeds } from '../ports.ts';
import { deleteIssueRow } from '../store/issue.ts';
import { articlesInIssue, unschedule } from '../store/schedule.ts';
import { lockedWithArticles } from './locked-issue.ts';
import { openForChange } from './open-for-change.ts';

type Refusal = 'issue-not-found' | 'stale-version' | 'issue-public';

/** Deletes an issue that was never public; its articles wait for an issue again. */
export const deleteIssue =
  (needs: PublishingNeeds) =>
  (actor: Actor, input: { id: string; version: number }): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx) => {
      const issue = await lockedWithArticles(trx, input.id);
      if (!issue || !mayHandleIssues(actor, issue.journalId)) return refuse('issue-not-found');
      if (issue.version !== input.version) return refuse('stale-version');
      const opened = await openForChange(trx, [issue.id], needs.clock());
      if (!opened.ok) return opened;
      const articles = await articlesInIssue(trx, issue.id);
      await moveArticles(trx, articles, { stage: 'production', status: 'active' }, needs.clock());
      const about = { journal: issue.journalId, data: { issue: issue.id } };
      for (const id of articles) {
        await unschedule(trx, id, needs.clock());
        await needs.tell(trx, actor, {
          event: 'article-was-unscheduled',
          subject: { type: 'article', id },
          ...about,
        });
      }
      await deleteIssueRow(trx, issue.id);
      await needs.tell(trx, actor, {
        event: 'issue-was-deleted',
        subject: { type: 'issue', id: issue.id },
        journal: issue.journalId,
      });
      return ok({ done: true } as const);
    });
