import type { Db } from '@naskhah/db/tables';
import { type Actor, may } from '@naskhah/kernel/actor';
import type { ArticleState, Turn } from '@naskhah/kernel/article-words';
import { dayIn } from '@naskhah/kernel/day';
import { type LocalizedText, languageOf } from '@naskhah/kernel/language';
import { sql } from 'kysely';
import { overdueDays } from '../../desk-article/index.ts';
import { editsIt } from './workspace-details.ts';
import { found, orderOf } from './workspace-source.ts';

export type JournalArticlesQuestion = {
  journal: string;
  states: readonly ArticleState[];
  q: string;
  sort: string;
  page: number;
  size: number;
};

type Row = {
  id: string;
  number: string;
  title: string;
  spoken: { title: LocalizedText; language: string };
  authors: string;
  section_en: string;
  section_ms: string;
  state: ArticleState;
  round: number;
  turn: Turn;
  due: string | null;
  time_zone: string;
  submitted_at: Date;
  can_open: boolean;
};

/**
 * The articles of a journal for who holds its section article_list; undefined for who does not. What the reader wrote is not
 * among them: its handling is for others. Two statements.
 */
export const journalArticles = async (db: Db, actor: Actor, question: JournalArticlesQuestion, now: Date) => {
  const { journal, states, q, sort, page, size } = question;
  if (actor.kind !== 'person' || !may(actor, 'article_list', journal)) return undefined;
  const wanted = sql`a.journal_id = ${journal} and ${found(sql`a.search`, q)}
    ${states.length > 0 ? sql`and a.state = any(${[...states]}::text[])` : sql``}
    and not exists (select from submissions.author_account w
      where w.submission_id = a.submission_id and w.person_id = ${actor.person})`;
  const [counted, listed] = await Promise.all([
    sql<{ total: number }>`select count(*)::int as total from desk_article.article_state a where ${wanted}`.execute(db),
    sql<Row>`select a.submission_id as id, a.number, a.title, json_build_object('title', s.title, 'language', s.language) as spoken,
        a.authors, coalesce(c.title_en, '') as section_en, coalesce(c.title_ms, '') as section_ms,
        a.state, a.round, a.turn, a.due, a.time_zone, a.submitted_at, ${editsIt(actor)} as can_open
      from (select * from desk_article.article_state a where ${wanted}
          order by ${orderOf(sort)} limit ${size} offset ${(page - 1) * size}) a
        join submissions.submission s on s.id = a.submission_id
        left join journals.section c on c.id = s.section_id
      order by ${orderOf(sort)}`.execute(db),
  ]);
  return {
    total: counted.rows[0]?.total ?? 0,
    rows: listed.rows.map(({ title, spoken, time_zone, submitted_at, ...row }) => ({
      ...row,
      article_title: spoken.title[spoken.language] || title,
      title_lang: languageOf(spoken.title, spoken.language),
      overdue_days: overdueDays(row.due, dayIn(now, time_zone)),
      submitted_at: submitted_at.toISOString(),
    })),
  };
};
