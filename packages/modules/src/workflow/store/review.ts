import type { Db, Trx } from '@naskhah/db/tables';

/** The article that a review assignment belongs to, which is locked before it. */
export const articleOfReview = async (db: Db, id: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('workflow.review_assignment')
    .select('submission_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.submission_id;
};

/** A review assignment, locked for this act, with the number of its round. */
export const lockReview = async (trx: Trx, id: string) => {
  const review = await trx
    .selectFrom('workflow.review_assignment')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!review) return undefined;
  const { number } = await trx
    .selectFrom('workflow.round')
    .select('number')
    .where('id', '=', review.round_id)
    .executeTakeFirstOrThrow();
  return { ...review, round_number: number };
};

/** The assignment of this reviewer in this round, when there is one. */
export const reviewInRound = (db: Db, roundId: string, reviewerId: string) =>
  db
    .selectFrom('workflow.review_assignment')
    .select(['id', 'state'])
    .where('round_id', '=', roundId)
    .where('reviewer_id', '=', reviewerId)
    .executeTakeFirst();

/** Whether the person reviews the article or has done so, in any round; who declined or was taken off does not. */
export const reviewsArticle = async (db: Db, submissionId: string, personId: string): Promise<boolean> => {
  const review = await db
    .selectFrom('workflow.review_assignment')
    .select('id')
    .where('submission_id', '=', submissionId)
    .where('reviewer_id', '=', personId)
    .where('state', 'not in', ['declined', 'cancelled'])
    .executeTakeFirst();
  return review !== undefined;
};

type NewReview = {
  id: string;
  roundId: string;
  submissionId: string;
  journalId: string;
  reviewerId: string;
  invitedBy: string;
  now: Date;
  answerDue: string;
  reviewDue: string;
  linkHash: Buffer;
};

export const insertReview = async (trx: Trx, review: NewReview): Promise<void> => {
  await trx
    .insertInto('workflow.review_assignment')
    .values({
      id: review.id,
      round_id: review.roundId,
      submission_id: review.submissionId,
      journal_id: review.journalId,
      reviewer_id: review.reviewerId,
      invited_by: review.invitedBy,
      invited_at: review.now,
      answer_due: review.answerDue,
      review_due: review.reviewDue,
      link_hash: review.linkHash,
    })
    .execute();
};

/** The assignment ends and its link with it. */
export const saveCancelled = async (trx: Trx, review: { id: string; version: number }): Promise<void> => {
  await trx
    .updateTable('workflow.review_assignment')
    .set({ state: 'cancelled', link_hash: null, version: review.version + 1 })
    .where('id', '=', review.id)
    .execute();
};

/** Another link opens the review; the earlier one does no longer. */
export const saveLink = async (trx: Trx, id: string, linkHash: Buffer): Promise<void> => {
  await trx.updateTable('workflow.review_assignment').set({ link_hash: linkHash }).where('id', '=', id).execute();
};

export const findReviewByLink = (db: Db, linkHash: Buffer) =>
  db
    .selectFrom('workflow.review_assignment')
    .select(['id', 'reviewer_id', 'state'])
    .where('link_hash', '=', linkHash)
    .executeTakeFirst();

/** A closed round takes no more reviews: what is still open in it is cancelled. */
export const cancelOpenReviews = async (trx: Trx, round: string): Promise<void> => {
  await trx
    .updateTable('workflow.review_assignment')
    .set((on) => ({ state: 'cancelled', version: on('version', '+', 1) }))
    .where('round_id', '=', round)
    .where('state', 'in', ['invited', 'accepted', 'in-progress'])
    .execute();
};
