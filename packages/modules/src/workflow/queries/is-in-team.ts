import type { Db } from '@naskhah/db/tables';

/** Whether the person holds any preset of the journal. */
export const isInTeam = async (db: Db, journalId: string, personId: string): Promise<boolean> => {
  const member = await db
    .selectFrom('access.assigned_preset')
    .select('id')
    .where('journal_id', '=', journalId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return member !== undefined;
};
