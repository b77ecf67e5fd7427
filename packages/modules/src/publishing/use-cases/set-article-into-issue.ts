import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { lockArticle, moveArticle } from '../../submissions/index.ts';
import { mayHandleIssues } from '../domain/policy.ts';
import { setIntoIssue } from '../domain/set-into-issue.ts';
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
      const from = present?.issue_id ? await lockIssue(trx, present.issue_id) : undefined;
      const wanted = input.issueId;
      const to = wanted === null ? null : wanted === from?.id ? from : await lockIssue(trx, wanted);
      const placed = setIntoIssue(article, from, to);
      if (!placed.ok) return placed;
      if (from && from.id !== to?.id) await voidApprovals(trx, from, now);
      if (!to) {
        if (!placed.value) return ok({ done: true } as const);
        await unschedule(trx, article.id, now);
        await needs.tell(trx, actor, { event: 'article-was-unscheduled', ...about, data: { issue: from?.id ?? null } });
        return ok({ done: true } as const);
      }
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
        issueId: to.id,
        sectionId: submission.section_id,
        pages: input.pages,
        license: journal.license,
        now,
      });
      if (placed.value === 'in') await moveArticle(trx, article, { stage: 'publication', status: 'scheduled' }, now);
      await voidApprovals(trx, to, now);
      await needs.tell(trx, actor, { event: 'article-was-scheduled', ...about, data: { issue: to.id } });
      return ok({ done: true } as const);
    });
