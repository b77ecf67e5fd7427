import { sql } from 'kysely';
import { type Reaction, reactionTo } from '../../activity/index.ts';

/** Together: the presets of an account in journals go over; one that both have is had once. */
export const presetsOfMerged: Reaction = reactionTo('accounts-were-merged', async (trx, { data: { from, into } }) => {
  await sql`insert into access.assigned_preset (id, journal_id, person_id, preset_id, assigned_at, assigned_by)
      select gen_random_uuid(), journal_id, ${into}, preset_id, assigned_at, assigned_by from access.assigned_preset
      where person_id = ${from} on conflict (journal_id, person_id, preset_id) do nothing`.execute(trx);
  await sql`delete from access.assigned_preset where person_id = ${from}`.execute(trx);
  await sql`update access.assigned_preset set assigned_by = ${into} where assigned_by = ${from}`.execute(trx);
});
