import type { Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** Of the mails to a person it stays known that they were sent and why, not where to and what they said. */
export const forgetPerson = async (trx: Trx, personId: string): Promise<void> => {
  await sql`delete from messaging.paused_address where address in
    (select lower(address) from messaging.mail where person_id = ${personId})`.execute(trx);
  await sql`update messaging.mail set address = 'anonymised.invalid', subject = '', body = '',
      state = case when state in ('queued', 'paused') then 'refused' else state end
    where person_id = ${personId}`.execute(trx);
  for (const table of ['notification', 'digest_line', 'preference'])
    await sql`delete from ${sql.table(`messaging.${table}`)} where person_id = ${personId}`.execute(trx);
};
