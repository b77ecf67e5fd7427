import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import type { ArticleState, Turn } from '@naskhah/kernel/article-words';
import { dayIn, dayLength } from '@naskhah/kernel/day';
import type { ReviewerProgress } from '@naskhah/kernel/documents';
import { languageOf } from '@naskhah/kernel/language';
import { sql } from 'kysely';
import { overdueDays, stageOf } from '../../desk-article/index.ts';
import { levelOf } from '../../workflow/index.ts';
import type { ViewName } from '../domain/views.ts';
import { workspaceScope } from './visible-articles.ts';
import { type WorkspaceDetails, workspaceDetails } from './workspace-details.ts';
import type { WorkspaceFilters } from './workspace-filters.ts';
import { orderOf, pageOf, totalOf } from './workspace-source.ts';

export type WorkspaceQuestion = WorkspaceFilters & {
  page: number;
  size: number;
  sort: string;
  q: string;
  view: ViewName;
  journals: readonly string[];
};

type Row = WorkspaceDetails & {
  id: string;
  number: string;
  title: string;
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

/** What the list may offer for an article; each act asks again. */
const canOf = (actor: Actor, edits: boolean, { journal_id, state }: Pick<Row, 'journal_id' | 'state'>) => {
  const stage = stageOf(state);
  const decides = edits && stage !== undefined && levelOf(actor, 'editor', journal_id, stage) === 'decide';
  return { assign_editor: decides, remind_reviewers: decides && stage === 'review' };
};

/** A page of the editor's workspace and how many articles the view holds: two statements. */
export const workspace = async (db: Db, actor: Actor, question: WorkspaceQuestion, now: Date) => {
  const scope = workspaceScope(actor, question.journals);
  const [counted, listed] = await Promise.all([
    sql<{ total: number }>`${totalOf(scope, question)}`.execute(db),
    sql<Row>`select a.submission_id as id, a.number, a.title, a.authors, a.journal_id,
        j.name_en as journal_en, j.name_ms as journal_ms, a.time_zone, a.state, a.round, a.turn,
        a.yours as your_turn, a.since, a.due, a.reviewers, a.submitted_at,
        ${workspaceDetails(actor)}
      from (${pageOf(scope, question)}) a join journals.journal j on j.id = a.journal_id
      order by ${orderOf(question.sort)}
      limit ${question.size} offset ${(question.page - 1) * question.size}`.execute(db),
  ]);
  const rows = listed.rows.map(({ time_zone, submitted_at, reminded_at, since, edits, spoken, title, ...row }) => ({
    ...row,
    // The state keeps the title without marks, to sort by; what is shown may be in italics.
    article_title: spoken?.title[spoken.language] || title,
    title_lang: spoken ? languageOf(spoken.title, spoken.language) : '',
    can: canOf(actor, edits, row),
    since: since.toISOString(),
    submitted_at: submitted_at.toISOString(),
    reminded_at: reminded_at?.toISOString() ?? null,
    overdue_days: overdueDays(row.due, dayIn(now, time_zone)),
    age_days: Math.floor((now.getTime() - submitted_at.getTime()) / dayLength),
  }));
  return { total: counted.rows[0]?.total ?? 0, rows };
};
