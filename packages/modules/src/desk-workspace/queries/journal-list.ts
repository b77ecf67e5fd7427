import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { type JournalQuestion, journalList as journals } from '../../journals/index.ts';

/** The journals that the caller may see, each with the number of its published articles: three statements. */
export const journalList = async (db: Db, actor: Actor, question: JournalQuestion) => {
  const { total, rows } = await journals(db, actor, question);
  if (rows.length === 0) return { total, rows: [] };
  const counted = await db
    .selectFrom('publishing.publication')
    .select(['journal_id', (on) => on.fn.countAll<number>().as('articles')])
    .where(
      'journal_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('published_at', 'is not', null)
    .groupBy('journal_id')
    .execute();
  const articles = new Map(counted.map((row) => [row.journal_id, row.articles]));
  return { total, rows: rows.map((row) => ({ ...row, articles: articles.get(row.id) ?? 0 })) };
};
