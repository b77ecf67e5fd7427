import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { lockArticle, moveArticle } from '../../submissions/index.ts';
import { mayChangeContent } from '../domain/approvals.ts';
import { mayHandleIssues } from '../domain/policy.ts';
import type { PublishingNeeds } from '../ports.ts';
import { lockIssue, voidApprovals } from '../store/issue.ts';
import { schedule, unschedule } from '../store/schedule.ts';

type Input = { articleId: string; issueId: string | null; pages: string | undefined };
type Refusal = 'article-not-found' | 'issue-not-found' | 'article-not-ready' | 'issue-public';

/** Sets an article from production into an issue, moves it to another, or takes it out. Approvals of the issues it touches are void. */
export const setArticleIntoIssue =
  (needs: PublishingNeeds) =>
  (actor: Actor, input: Input): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx) => {
      const article = await lockArticle(trx, input.articleId);
      if (!article || !mayHandleIssues(actor, article.journalId)) return refuse('article-not-found');
      const now = needs.clock();
      const about = { subject: { type: 'article' as const, id: article.id }, journal: article.journalId };
      const present = await trx
        .selectFrom('publishing.publication')
        .select(['issue_id', 'license_url'])
        .where('submission_id', '=', article.id)
        .executeTakeFirst();
      if (present?.issue_id && present.issue_id !== input.issueId) {
        const left = await lockIssue(trx, present.issue_id);
        if (left && !mayChangeContent(left)) return refuse('issue-public');
        if (left) await voidApprovals(trx, left, now);
      }
      if (input.issueId === null) {
        if (!present?.issue_id) return ok({ done: true } as const);
        await unschedule(trx, article.id, now);
        await needs.tell(trx, actor, { event: 'article-was-unscheduled', ...about });
        return ok({ done: true } as const);
      }
      const issue = await lockIssue(trx, input.issueId);
      if (!issue || issue.journalId !== article.journalId) return refuse('issue-not-found');
      if (!mayChangeContent(issue)) return refuse('issue-public');
      const ready = article.stage === 'production' || article.status === 'scheduled';
      if (!ready) return refuse('article-not-ready');
      const journal = await trx
        .selectFrom('journals.journal')
        .select('license')
        .where('id', '=', article.journalId)
        .executeTakeFirstOrThrow();
      const submission = await trx
        .selectFrom('submissions.submission')
        .select('section_id')
        .where('id', '=', article.id)
        .executeTakeFirstOrThrow();
      await schedule(trx, {
        submissionId: article.id,
        journalId: article.journalId,
        issueId: issue.id,
        sectionId: submission.section_id,
        pages: input.pages,
        license: journal.license,
        now,
      });
      if (article.status !== 'scheduled')
        await moveArticle(trx, article, { stage: 'publication', status: 'scheduled' }, now);
      await voidApprovals(trx, issue, now);
      await needs.tell(trx, actor, { event: 'article-was-scheduled', ...about, data: { issue: issue.id } });
      return ok({ done: true } as const);
    });
