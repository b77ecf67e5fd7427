import type { Db } from '@naskhah/db/tables';

/** How many submissions stand in each section of a journal, drafts among them: one statement. */
export const articlesOfSections = async (db: Db, journal: string): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('submissions.submission')
    .select((on) => ['section_id', on.fn.countAll<number>().as('articles')])
    .where('journal_id', '=', journal)
    .groupBy('section_id')
    .execute();
  return new Map(rows.flatMap(({ section_id, articles }) => (section_id ? [[section_id, Number(articles)]] : [])));
};
