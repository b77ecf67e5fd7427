import { type Actor, isSwitched } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { setForReview } from '../../media/index.ts';
import { canBeReviewed } from '../../submissions/index.ts';
import { type ChooseRefusal, chooseFiles } from '../domain/review-files.ts';
import type { WorkflowNeeds } from '../ports.ts';
import { articleFiles } from '../queries/article-files.ts';
import { journalDays } from '../queries/journal-days.ts';
import { lockedPosition } from './locked-position.ts';

type Refusal = ChooseRefusal | 'article-not-found' | 'not-while-switched';

/** Which files the reviewers of an article get, of those that are there now; files that come later go as their use says. */
export const chooseReviewFiles =
  (needs: WorkflowNeeds) =>
  (actor: Actor, input: { articleId: string; files: readonly string[] }): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx) => {
      if (isSwitched(actor)) return refuse('not-while-switched');
      const found = await lockedPosition(trx, actor, input.articleId);
      if (!found) return refuse('article-not-found');
      const { article, round, level } = found;
      const anonymity = round?.anonymity ?? (await journalDays(trx, article.journalId, needs.clock())).anonymity;
      const files = (await articleFiles(trx, article.id)).map(({ id, use }) => ({
        id,
        allowed: canBeReviewed(use, anonymity),
      }));
      const chosen = chooseFiles(files, input.files, level);
      if (!chosen.ok) return chosen;
      await setForReview(trx, article.id, input.files);
      await needs.tell(trx, actor, {
        event: 'review-files-were-chosen',
        subject: { type: 'article', id: article.id },
        journal: article.journalId,
        data: { files: input.files.length },
      });
      return ok({ done: true } as const);
    });
