import type { Reaction } from '../../activity/index.ts';
import { articlesOfAuthor, provesAddress } from '../../submissions/index.ts';
import { endReviewsOf } from '../store/merge-reviews.ts';

/** Together: nobody goes on reviewing what turns out to be their own. */
export const authorKnown: Reaction = async (trx, { event, subject }) => {
  if (provesAddress(event)) await endReviewsOf(trx, subject.id, await articlesOfAuthor(trx, subject.id));
};
