import { sql } from 'kysely';
import { accountsWereMerged, mergedAccounts, type Reaction } from '../../activity/index.ts';

/** Together: the mails and notifications of an account go over to the one that it is part of now. */
export const mailsOfMerged: Reaction = {
  on: accountsWereMerged,
  together: async (trx, fact) => {
    const { from, into } = mergedAccounts(fact);
    await sql`update messaging.mail set person_id = ${into} where person_id = ${from}`.execute(trx);
    await sql`update messaging.notification set person_id = ${into} where person_id = ${from}`.execute(trx);
  },
};
