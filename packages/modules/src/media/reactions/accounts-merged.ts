import { sql } from 'kysely';
import { accountsWereMerged, mergedAccounts, type Reaction } from '../../activity/index.ts';

/** Together: the files of an account go over to the one that it is part of now. */
export const filesOfMerged: Reaction = {
  on: accountsWereMerged,
  together: async (trx, fact) => {
    const { from, into } = mergedAccounts(fact);
    await sql`update media.attachment set uploaded_by = ${into} where uploaded_by = ${from}`.execute(trx);
    await sql`update media.upload set person_id = ${into} where person_id = ${from}`.execute(trx);
    await sql`delete from media.upload_count where key = ${`person ${from}`}`.execute(trx);
  },
};
