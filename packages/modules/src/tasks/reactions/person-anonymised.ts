import { sql } from 'kysely';
import { type Reaction, reactionTo } from '../../activity/index.ts';
import type { ReturnedMailNeeds } from '../ports.ts';

/** Together: nothing is left to do about the address of somebody who is no longer here, and it goes. */
export const tasksOfAnonymised = ({ clock }: Pick<ReturnedMailNeeds, 'clock'>): Reaction =>
  reactionTo('person-was-anonymised', async (trx, { subject }) => {
    await sql`update tasks.task set address = null, done_at = coalesce(done_at, ${clock()}), version = version + 1
      where about_id = ${subject.id} and kind = 'mail-came-back'`.execute(trx);
  });
