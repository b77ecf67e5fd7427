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
