import type { Db } from '@naskhah/db/tables';

/** Whether there is such a journal, in whatever state. One statement. */
export const isJournal = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('journals.journal').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
