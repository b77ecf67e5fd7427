import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { authorsOf, lockArticle, moveArticle } from '../../submissions/index.ts';
import { mayHandleIssues } from '../domain/policy.ts';
import { setIntoIssue } from '../domain/set-into-issue.ts';
import type { PublishingNeeds } from '../ports.ts';
import { termsOfArticle } from '../queries/terms-of-article.ts';
import { placeOf, schedule, unschedule } from '../store/schedule.ts';
import { lockedIssues } from './locked-issue.ts';
import { openForChange } from './open-for-change.ts';

type Input = { articleId: string; issueId: string | null; pages: string | undefined };
type Refusal = 'article-not-found' | 'issue-not-found' | 'article-not-ready' | 'issue-public';

/** Sets an article from production into an issue, moves it to another, or takes it out. Approvals of the issues it touches are void. */
export const setArticleIntoIssue =
  (needs: PublishingNeeds) =>
  (actor: Actor, input: Input): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx) => {
      const article = await lockArticle(trx, input.articleId);
      if (!article || !mayHandleIssues(actor, article.journalId)) return refuse('article-not-found');
      // Who wrote it leaves it to a colleague, whatever they hold in the journal.
      if (actor.kind !== 'person' || (await authorsOf(trx, article.id)).includes(actor.person))
        return refuse('article-not-found');
      const now = needs.clock();
      const about = { subject: { type: 'article' as const, id: article.id }, journal: article.journalId };
      const present = await placeOf(trx, article.id);
      const issues = await lockedIssues(trx, [present?.issueId, input.issueId]);
      const from = issues.get(present?.issueId ?? '');
      const to = input.issueId === null ? null : issues.get(input.issueId);
      const placed = setIntoIssue(article, from, to, (input.pages ?? present?.pages) !== present?.pages);
      if (!placed.ok) return placed;
      // It is so already: nothing is changed, and nothing that was approved is void.
      if (!placed.value) return ok({ done: true } as const);
      const opened = await openForChange(trx, [from?.id, to?.id], now);
      if (!opened.ok) return opened;
      if (!to) {
        await unschedule(trx, article.id, now);
        await moveArticle(trx, article, { stage: 'production', status: 'active' }, now);
        await needs.tell(trx, actor, { event: 'article-was-unscheduled', ...about, data: { issue: from?.id ?? null } });
        return ok({ done: true } as const);
      }
      const { sectionId, license } = await termsOfArticle(trx, article.id);
      await schedule(trx, {
        submissionId: article.id,
        journalId: article.journalId,
        issueId: to.id,
        sectionId,
        pages: input.pages,
        license,
        now,
      });
      if (placed.value === 'in') await moveArticle(trx, article, { stage: 'publication', status: 'scheduled' }, now);
      await needs.tell(trx, actor, { event: 'article-was-scheduled', ...about, data: { issue: to.id } });
      return ok({ done: true } as const);
    });
