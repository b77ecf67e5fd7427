import type { Db } from '@naskhah/db/tables';
import { journalPermissionBits } from '@naskhah/kernel/journal-permission';
import { sql } from 'kysely';

/** Whether anybody is left who manages the team of a journal. */
export const hasManager = async (db: Db, journal: string): Promise<boolean> => {
  const { rows } = await sql<{ held: boolean }>`select exists (select from access.assigned_preset a
    join access.preset p on p.id = a.preset_id join identity.person i on i.id = a.person_id and i.status = 'active'
    where a.journal_id = ${journal} and (p.permissions & ${journalPermissionBits.team_management}::bigint) > 0) as held`.execute(
    db,
  );
  return rows[0]?.held === true;
};
