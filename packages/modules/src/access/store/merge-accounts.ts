import type { Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** The presets of an account in journals go over; one that both have is had once. */
export const mergeAccounts = async (trx: Trx, { from, into }: { from: string; into: string }): Promise<void> => {
  await sql`insert into access.assigned_preset (id, journal_id, person_id, preset_id, assigned_at, assigned_by)
    select gen_random_uuid(), journal_id, ${into}, preset_id, assigned_at, assigned_by from access.assigned_preset
    where person_id = ${from} on conflict (journal_id, person_id, preset_id) do nothing`.execute(trx);
  await sql`delete from access.assigned_preset where person_id = ${from}`.execute(trx);
  await sql`update access.assigned_preset set assigned_by = ${into} where assigned_by = ${from}`.execute(trx);
};
