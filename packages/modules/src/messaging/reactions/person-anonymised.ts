import { sql } from 'kysely';
import type { Reaction } from '../../activity/index.ts';

/** Together: of the mails to a person it stays known that they were sent and why, not where to and what they said. */
export const mailsOfAnonymised: Reaction = {
  on: 'person-was-anonymised',
  together: async (trx, { subject }) => {
    await sql`update messaging.mail set address = 'anonymised.invalid', subject = '', body = '',
        state = case state when 'queued' then 'refused' else state end
      where person_id = ${subject.id}`.execute(trx);
    await sql`delete from messaging.notification where person_id = ${subject.id}`.execute(trx);
  },
};
