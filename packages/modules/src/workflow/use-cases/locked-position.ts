import type { Trx } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { lockArticle } from '../../submissions/index.ts';
import { positionFor } from '../queries/article-position.ts';
import { articleOfReview, lockReview } from '../store/review.ts';

/** The article locked for this act, then where it stands for the actor; undefined where they may not see it. */
export const lockedPosition = async (trx: Trx, actor: Actor, articleId: string) => {
  const article = await lockArticle(trx, articleId);
  return article && positionFor(trx, actor, article);
};

/** A review assignment locked for this act, after its article: every act takes the two in this order. */
export const lockedReview = async (trx: Trx, id: string) => {
  const articleId = await articleOfReview(trx, id);
  const article = articleId && (await lockArticle(trx, articleId));
  const review = article && (await lockReview(trx, id));
  return review ? { article, review } : undefined;
};
