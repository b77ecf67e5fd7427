import type { Db } from '@naskhah/db/tables';

/** The people who hold a preset. */
export const holdersOf = async (db: Db, preset: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('access.assigned_preset')
    .select('person_id')
    .where('preset_id', '=', preset)
    .orderBy('person_id')
    .execute();
  return rows.map(({ person_id }) => person_id);
};
