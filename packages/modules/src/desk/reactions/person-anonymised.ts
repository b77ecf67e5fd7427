import { sql } from 'kysely';
import type { Reaction } from '../../activity/index.ts';

/** Together: what a person had saved for finding things again goes with their name. */
export const viewsOfAnonymised: Reaction = {
  on: 'person-was-anonymised',
  together: async (trx, { subject }) => {
    await sql`delete from desk.saved_view where person_id = ${subject.id}`.execute(trx);
  },
};
