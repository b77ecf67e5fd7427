import { sql } from 'kysely';
import { type Reaction, reactionTo } from '../../activity/index.ts';

/** Together: what an account asked for and approved goes over to the one that it is part of now. */
export const approvalsOfMerged: Reaction = reactionTo('accounts-were-merged', async (trx, { data: { from, into } }) => {
  await sql`update publishing.issue set
      requested_by = case requested_by when ${from} then ${into} else requested_by end,
      approved_by = case approved_by when ${from} then ${into} else approved_by end,
      finally_approved_by = case finally_approved_by when ${from} then ${into} else finally_approved_by end
    where ${from} in (requested_by, approved_by, finally_approved_by)`.execute(trx);
});
