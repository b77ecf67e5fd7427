import { sql } from 'kysely';
import { type Reaction, reactionTo } from '../../activity/index.ts';

/** Together: the journals that an account registered go over to the one that it is part of now. */
export const journalsOfMerged: Reaction = reactionTo('accounts-were-merged', async (trx, { data: { from, into } }) => {
  await sql`update journals.journal set owner_id = ${into} where owner_id = ${from}`.execute(trx);
});
