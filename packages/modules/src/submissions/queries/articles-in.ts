import type { Db } from '@naskhah/db/tables';
import type { Stage } from '@naskhah/kernel/stages';

/** How many articles of a journal are under way in each stage: one statement. */
export const articlesIn = async (db: Db, journal: string): Promise<Partial<Record<Stage, number>>> => {
  const rows = await db
    .selectFrom('submissions.submission')
    .select((on) => ['stage', on.fn.countAll<number>().as('articles')])
    .where('journal_id', '=', journal)
    .where('status', 'in', ['active', 'declined'])
    .groupBy('stage')
    .execute();
  return Object.fromEntries(rows.map(({ stage, articles }) => [stage, Number(articles)]));
};
