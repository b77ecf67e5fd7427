import type { Db } from '@naskhah/db/tables';

export const journalOfIssue = async (db: Db, id: string): Promise<string | undefined> => {
  const row = await db.selectFrom('publishing.issue').select('journal_id').where('id', '=', id).executeTakeFirst();
  return row?.journal_id;
};
