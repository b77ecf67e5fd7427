import type { Db, Trx } from '@naskhah/db/tables';

/** A review assignment with its round, locked for this act. */
export const lockReview = (trx: Trx, id: string) =>
  trx
    .selectFrom('workflow.review_assignment as a')
    .innerJoin('workflow.round as r', 'r.id', 'a.round_id')
    .selectAll('a')
    .select(['r.state as round_state', 'r.anonymity', 'r.number as round_number'])
    .where('a.id', '=', id)
    .forUpdate('a')
    .executeTakeFirst();

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
