import type { Db } from '@naskhah/db/tables';

export const journalExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('journals.journal').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
