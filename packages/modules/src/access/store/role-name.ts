import type { Trx } from '@naskhah/db/tables';
import type { Text } from '@naskhah/words/text';

/** What a role of the platform is called; undefined where there is none of that key. Whoever would delete it waits until the asking transaction is over. */
export const roleName = async (trx: Trx, acl: number): Promise<Text | undefined> => {
  const row = await trx
    .selectFrom('access.platform_role')
    .select(['label_en', 'label_ms'])
    .where('acl', '=', acl)
    .forKeyShare()
    .executeTakeFirst();
  return row && { en: row.label_en, ms: row.label_ms };
};
