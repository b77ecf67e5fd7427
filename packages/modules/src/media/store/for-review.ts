import type { Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** These files of a record are for its reviewers, the others are not. */
export const setForReview = async (trx: Trx, refId: string, chosen: readonly string[]): Promise<void> => {
  await sql`update media.attachment set for_review = (id = any(${[...chosen]}::uuid[]))
    where ref_id = ${refId} and removed_at is null`.execute(trx);
};
