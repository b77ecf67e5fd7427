import type { Db } from '@naskhah/db/tables';
import { titleLetters } from '@naskhah/db/title-letters';
import type { Actor } from '@naskhah/kernel/actor';
import type { ArticleState, Turn } from '@naskhah/kernel/article-words';
import { dayIn } from '@naskhah/kernel/day';
import { inLanguage, languageOf } from '@naskhah/kernel/language';
import { sql } from 'kysely';
import { overdueDays } from '../../desk-article/index.ts';

type Row = {
  id: string;
  number: string | null;
  title: Record<string, string>;
  language: string;
  journal_en: string;
  journal_ms: string;
  time_zone: string;
  state: ArticleState | null;
  turn: Turn | null;
  due: string | null;
  step: string;
  updated_at: Date;
  total: number;
};
type Question = { page: number; size: number; sort: string; q: string };

/** The author's own submissions, drafts included: one statement. */
export const mySubmissions = async (db: Db, actor: Actor, question: Question, now: Date) => {
  const person = actor.kind === 'person' ? actor.person : null;
  const like = `%${question.q.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<Row>`
    select s.id, s.number, s.title, s.language, j.name_en as journal_en, j.name_ms as journal_ms, j.time_zone,
      a.state, a.turn, a.due, s.step, s.updated_at, count(*) over () as total
    from submissions.submission s
      join journals.journal j on j.id = s.journal_id
      left join desk_article.article_state a on a.submission_id = s.id
    where s.id in (select id from submissions.submission where submitter_id = ${person}
        union select p.submission_id from submissions.participant p where p.person_id = ${person} and p.role = 'author')
      and (${question.q} = '' or ${titleLetters('s.title')} ilike ${like} or s.number ilike ${like})
    order by ${question.sort === 'updated' ? sql`s.updated_at asc` : sql`s.updated_at desc`}, s.id
    limit ${question.size} offset ${(question.page - 1) * question.size}`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map((row) => ({
      id: row.id,
      number: row.number,
      article_title: inLanguage(row.title, row.language),
      title_lang: languageOf(row.title, row.language),
      journal_en: row.journal_en,
      journal_ms: row.journal_ms,
      state: row.state ?? ('draft' as const),
      turn: row.turn ?? ('author' as const),
      your_turn: row.turn === null || row.turn === 'author',
      due: row.turn === 'author' ? row.due : null,
      overdue_days: row.turn === 'author' ? overdueDays(row.due, dayIn(now, row.time_zone)) : null,
      step: row.state === null ? row.step : null,
      updated_at: row.updated_at.toISOString(),
    })),
  };
};
