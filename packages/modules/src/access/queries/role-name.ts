import type { Db } from '@naskhah/db/tables';
import type { Text } from '@naskhah/words/text';

/** What a role of the platform is called; undefined where there is none of that key. */
export const roleName = async (db: Db, acl: number): Promise<Text | undefined> => {
  const row = await db
    .selectFrom('access.platform_role')
    .select(['label_en', 'label_ms'])
    .where('acl', '=', acl)
    .executeTakeFirst();
  return row && { en: row.label_en, ms: row.label_ms };
};
