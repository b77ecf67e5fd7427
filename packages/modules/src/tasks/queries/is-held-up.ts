import type { Db } from '@naskhah/db/tables';

/** Whether an open task about the article was marked as one that it waits for: one statement. */
export const isHeldUp = async (db: Db, article: string): Promise<boolean> => {
  const found = await db
    .selectFrom('tasks.task')
    .select('id')
    .where('article_id', '=', article)
    .where('blocking', '=', true)
    .where('done_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};
