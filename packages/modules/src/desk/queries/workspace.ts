import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import type { ArticleState, Turn } from '@naskhah/kernel/article-words';
import type { ReviewerProgress } from '@naskhah/kernel/documents';
import { type RawBuilder, sql } from 'kysely';
import { overdueDays, todayIn } from '../domain/overdue.ts';
import { viewStates } from '../domain/views.ts';
import { inWorkspaceOf, isYourTurn } from './visible-articles.ts';

export type WorkspaceQuestion = {
  page: number;
  size: number;
  sort: string;
  q: string;
  view: string;
  journals: string[];
};

const today = sql`(current_timestamp at time zone j.time_zone)::date`;

const inView = (view: string, actor: Actor): RawBuilder<boolean> => {
  if (view === 'all') return sql<boolean>`true`;
  if (view === 'needs-my-action') return sql<boolean>`a.open and ${isYourTurn(actor)}`;
  if (view === 'overdue') return sql<boolean>`a.open and a.due < ${today}`;
  return sql<boolean>`a.state = any(${viewStates[view] ?? []}::text[])`;
};

const orders: Record<string, RawBuilder<unknown>> = {
  due: sql`a.due asc nulls last, a.submission_id`,
  '-due': sql`a.due desc nulls last, a.submission_id`,
  submitted: sql`a.submitted_at asc, a.submission_id`,
  '-submitted': sql`a.submitted_at desc, a.submission_id`,
  title: sql`lower(a.title) asc, a.submission_id`,
  '-title': sql`lower(a.title) desc, a.submission_id`,
};

type Row = {
  id: string;
  number: string;
  article_title: string;
  authors: string;
  journal_id: string;
  journal_en: string;
  journal_ms: string;
  time_zone: string;
  state: ArticleState;
  round: number;
  turn: Turn;
  your_turn: boolean;
  since: Date;
  due: string | null;
  reviewers: ReviewerProgress[];
  submitted_at: Date;
};

/** A page of the editor's workspace and how many articles the view holds: two statements. */
export const workspace = async (db: Db, actor: Actor, question: WorkspaceQuestion, now: Date) => {
  const like = `%${question.q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const where = sql<boolean>`${inWorkspaceOf(actor)} and ${inView(question.view, actor)}
    ${question.journals.length > 0 ? sql`and a.journal_id = any(${question.journals}::uuid[])` : sql``}
    ${question.q ? sql`and a.search like ${like}` : sql``}`;
  const from = sql`desk.article_state a join journals.journal j on j.id = a.journal_id where ${where}`;
  const [counted, listed] = await Promise.all([
    sql<{ total: number }>`select count(*) as total from ${from}`.execute(db),
    sql<Row>`select a.submission_id as id, a.number, a.title as article_title, a.authors, a.journal_id,
        j.name_en as journal_en, j.name_ms as journal_ms, j.time_zone, a.state, a.round, a.turn,
        ${isYourTurn(actor)} as your_turn, a.since, a.due, a.reviewers, a.submitted_at
      from ${from} order by ${orders[question.sort] ?? orders.due}
      limit ${question.size} offset ${(question.page - 1) * question.size}`.execute(db),
  ]);
  const rows = listed.rows.map(({ time_zone, submitted_at, since, ...row }) => ({
    ...row,
    since: since.toISOString(),
    overdue_days: overdueDays(row.due, todayIn(time_zone, now)),
    age_days: Math.floor((now.getTime() - submitted_at.getTime()) / 86_400_000),
  }));
  return { total: counted.rows[0]?.total ?? 0, rows };
};
