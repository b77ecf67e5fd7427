import type { Db } from '@naskhah/db/tables';
import { inLanguage } from '@naskhah/kernel/language';
import type { Text } from '@naskhah/words/text';

/** What a journal is called in each language; undefined for one that is not there or was rejected. */
export const journalName = async (db: Db, id: string): Promise<Text | undefined> => {
  const row = await db
    .selectFrom('journals.journal')
    .select(['name_en as en', 'name_ms as ms'])
    .where('id', '=', id)
    .where('state', '!=', 'rejected')
    .executeTakeFirst();
  return row && { en: inLanguage(row, 'en'), ms: inLanguage(row, 'ms') };
};
