import { sql } from 'kysely';
import { accountsWereMerged, mergedAccounts, type Reaction } from '../../activity/index.ts';

/** Together: the journals that an account registered go over to the one that it is part of now. */
export const journalsOfMerged: Reaction = {
  on: accountsWereMerged,
  together: async (trx, fact) => {
    const { from, into } = mergedAccounts(fact);
    await sql`update journals.journal set owner_id = ${into} where owner_id = ${from}`.execute(trx);
  },
};
