import type { Db } from '@naskhah/db/tables';

/** Every entry of every list, in order, retired ones too: records that name them are still shown. One statement. */
export const referenceLists = (db: Db) =>
  db
    .selectFrom('reference_data.code')
    .select(['list', 'value', 'label_en', 'label_ms', 'parent', 'active'])
    .orderBy('list')
    .orderBy('sort')
    .orderBy('value')
    .execute();
