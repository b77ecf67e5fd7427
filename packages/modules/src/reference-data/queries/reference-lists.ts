import type { Db } from '@naskhah/db/tables';

/** Every active entry of every list, in order: one statement. */
export const referenceLists = (db: Db) =>
  db
    .selectFrom('reference_data.code')
    .select(['list', 'value', 'label_en', 'label_ms', 'parent'])
    .where('active', '=', true)
    .orderBy('list')
    .orderBy('sort')
    .orderBy('value')
    .execute();
