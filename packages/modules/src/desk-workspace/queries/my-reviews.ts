import type { Db } from '@naskhah/db/tables';
import { titleLetters } from '@naskhah/db/title-letters';
import type { Actor } from '@naskhah/kernel/actor';
import { dayIn } from '@naskhah/kernel/day';
import { inLanguage, languageOf } from '@naskhah/kernel/language';
import { sql } from 'kysely';
import { overdueDays } from '../../desk-article/index.ts';

type Row = {
  id: string;
  title: Record<string, string>;
  language: string;
  journal_en: string;
  journal_ms: string;
  time_zone: string;
  state: string;
  answer_due: string;
  review_due: string;
  round: number;
  total: number;
};
type Question = { page: number; size: number; sort: string; q: string };

/** The day that is shown: an invitation waits for an answer, a review for the report. */
const waitsUntil = sql`case when r.state = 'invited' then r.answer_due else r.review_due end`;

/** The reviewer's own assignments, open ones first; the authors are not in it: one statement. */
export const myReviews = async (db: Db, actor: Actor, question: Question, now: Date) => {
  const person = actor.kind === 'person' ? actor.person : null;
  const like = `%${question.q.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<Row>`
    select r.id, s.title, s.language, j.name_en as journal_en, j.name_ms as journal_ms, j.time_zone, r.state,
      r.answer_due, r.review_due, o.number as round, count(*) over () as total
    from workflow.review_assignment r
      join workflow.round o on o.id = r.round_id
      join submissions.submission s on s.id = r.submission_id
      join journals.journal j on j.id = r.journal_id
    where r.reviewer_id = ${person} and r.state <> 'cancelled' and (${question.q} = '' or ${titleLetters('s.title')} ilike ${like})
    order by (r.state in ('invited', 'accepted', 'in-progress')) desc,
      ${waitsUntil} ${question.sort === '-due' ? sql`desc` : sql`asc`}, r.id
    limit ${question.size} offset ${(question.page - 1) * question.size}`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ total: _total, title, language, time_zone, ...row }) => {
      const waits = row.state === 'invited' ? row.answer_due : row.review_due;
      const open = row.state === 'invited' || row.state === 'accepted' || row.state === 'in-progress';
      return {
        ...row,
        article_title: inLanguage(title, language),
        title_lang: languageOf(title, language),
        overdue_days: open ? overdueDays(waits, dayIn(now, time_zone)) : null,
      };
    }),
  };
};
