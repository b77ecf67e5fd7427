import { sql } from 'kysely';
import { type Reaction, reactionTo } from '../../activity/index.ts';

/** Together: the picture of a person goes with their name. */
export const picturesOfAnonymised: Reaction = reactionTo('person-was-anonymised', async (trx, { subject }) => {
  await sql`update media.attachment set removed_at = now() where ref_type = 'person' and ref_id = ${subject.id}
      and removed_at is null`.execute(trx);
});
