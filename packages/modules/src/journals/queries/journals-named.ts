import type { Db } from '@naskhah/db/tables';

const most = 50;

/** Journals by id, or any, whose name holds the words asked for, by name: one statement. */
export const journalsNamed = async (db: Db, ids: readonly string[] | 'all', q: string) => {
  if (ids !== 'all' && ids.length === 0) return [];
  const words = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('journals.journal')
    .select(['id', 'name_en', 'name_ms'])
    .$if(ids !== 'all', (query) => query.where('id', 'in', [...ids]))
    .$if(q !== '', (query) =>
      query.where((on) => on.or([on('name_en', 'ilike', words), on('name_ms', 'ilike', words)])),
    )
    .orderBy('name_en')
    .limit(most)
    .execute();
};
