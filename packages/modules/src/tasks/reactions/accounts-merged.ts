import { sql } from 'kysely';
import { accountsWereMerged, mergedAccounts, type Reaction } from '../../activity/index.ts';

/** Together: the messages of an account go over to the one that it is part of now, each once. */
export const messagesOfMerged: Reaction = {
  on: accountsWereMerged,
  together: async (trx, fact) => {
    const { from, into } = mergedAccounts(fact);
    await sql`update tasks.message set sender_id = ${into} where sender_id = ${from}`.execute(trx);
    await sql`update tasks.message_recipient r set person_id = ${into} where person_id = ${from} and not exists
      (select from tasks.message_recipient s where s.message_id = r.message_id and s.person_id = ${into})`.execute(trx);
    await sql`delete from tasks.message_recipient where person_id = ${from}`.execute(trx);
  },
};
