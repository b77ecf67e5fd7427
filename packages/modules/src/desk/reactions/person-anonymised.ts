import { sql } from 'kysely';
import { type Reaction, reactionTo } from '../../activity/index.ts';

/** Together: what a person had saved for finding things again goes with their name. */
export const viewsOfAnonymised: Reaction = reactionTo('person-was-anonymised', async (trx, { subject }) => {
  await sql`delete from desk.saved_view where person_id = ${subject.id}`.execute(trx);
});
