import type { Db } from '@naskhah/db/tables';

/** How many people have to approve an issue of this journal. */
export const approvalLevels = async (db: Db, journalId: string): Promise<number> => {
  const { approval_levels } = await db
    .selectFrom('journals.journal')
    .select('approval_levels')
    .where('id', '=', journalId)
    .executeTakeFirstOrThrow();
  return approval_levels;
};
