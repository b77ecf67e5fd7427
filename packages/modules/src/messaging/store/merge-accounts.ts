import type { Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** The mails, notifications and preferences of an account go over to the one that it is part of now. */
export const mergeAccounts = async (trx: Trx, { from, into }: { from: string; into: string }): Promise<void> => {
  await sql`update messaging.mail set person_id = ${into} where person_id = ${from}`.execute(trx);
  await sql`update messaging.notification set person_id = ${into} where person_id = ${from}`.execute(trx);
  await sql`update messaging.digest_line set person_id = ${into} where person_id = ${from}`.execute(trx);
  await sql`update messaging.template_version set saved_by = ${into} where saved_by = ${from}`.execute(trx);
  // What the account that is kept prefers counts, where both have said something.
  await sql`update messaging.preference p set person_id = ${into} where person_id = ${from}
    and not exists (select from messaging.preference q where q.person_id = ${into} and q.event = p.event)`.execute(trx);
  await sql`delete from messaging.preference where person_id = ${from}`.execute(trx);
};
