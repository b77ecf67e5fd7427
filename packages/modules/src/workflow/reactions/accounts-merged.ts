import { type Reaction, reactionTo } from '../../activity/index.ts';
import { articlesOfAuthor } from '../../submissions/index.ts';
import { endReviewsOf, mergeReviews, mergeWork } from '../store/merge-reviews.ts';

/** Together: the reviews, decisions and work of an account go over to the one that it is part of now. */
export const workOfMerged: Reaction = reactionTo('accounts-were-merged', async (trx, { data: accounts }) => {
  await mergeReviews(trx, accounts);
  await endReviewsOf(trx, accounts.into, await articlesOfAuthor(trx, accounts.into));
  await mergeWork(trx, accounts);
});
