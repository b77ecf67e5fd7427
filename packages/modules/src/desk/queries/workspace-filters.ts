import type { Actor } from '@naskhah/kernel/actor';
import { type RawBuilder, sql } from 'kysely';
import { viewStates } from '../domain/views.ts';
import { inWorkspaceOf, isYourTurn } from './visible-articles.ts';

/** What a list of the workspace is asked to hold; an empty list of values asks for nothing. */
export type WorkspaceFilters = {
  q: string;
  view: string;
  journals: readonly string[];
  states: readonly string[];
  turns: readonly string[];
  sections: readonly string[];
  overdue: boolean;
  /** Only these articles; undefined for all. */
  ids?: readonly string[] | undefined;
};

const isLate = sql<boolean>`a.open and a.due < (current_timestamp at time zone j.time_zone)::date`;

const inView = (view: string, actor: Actor): RawBuilder<boolean> => {
  if (view === 'all') return sql<boolean>`true`;
  if (view === 'needs-my-action') return sql<boolean>`a.open and ${isYourTurn(actor)}`;
  if (view === 'overdue') return isLate;
  return sql<boolean>`a.state = any(${viewStates[view] ?? []}::text[])`;
};

/** The condition on `a` (desk.article_state) and `j` (its journal) under which a row belongs to the list. */
export const inWorkspaceList = (actor: Actor, wanted: WorkspaceFilters): RawBuilder<boolean> => {
  const like = `%${wanted.q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const asked: RawBuilder<boolean>[] = [inWorkspaceOf(actor), inView(wanted.view, actor)];
  if (wanted.journals.length > 0) asked.push(sql`a.journal_id = any(${wanted.journals}::uuid[])`);
  if (wanted.q) asked.push(sql`a.search like ${like}`);
  if (wanted.states.length > 0) asked.push(sql`a.state = any(${wanted.states}::text[])`);
  if (wanted.turns.length > 0) asked.push(sql`a.turn = any(${wanted.turns}::text[])`);
  if (wanted.overdue) asked.push(isLate);
  if (wanted.sections.length > 0)
    asked.push(sql`exists (select from submissions.submission s
      where s.id = a.submission_id and s.section_id = any(${wanted.sections}::uuid[]))`);
  if (wanted.ids) asked.push(sql`a.submission_id = any(${wanted.ids}::uuid[])`);
  return sql<boolean>`${sql.join(asked, sql` and `)}`;
};

const orders = {
  due: sql`a.due asc nulls last, a.submission_id`,
  '-due': sql`a.due desc nulls last, a.submission_id`,
  submitted: sql`a.submitted_at asc, a.submission_id`,
  '-submitted': sql`a.submitted_at desc, a.submission_id`,
  title: sql`lower(a.title) asc, a.submission_id`,
  '-title': sql`lower(a.title) desc, a.submission_id`,
};

export const workspaceOrder = (sort: string): RawBuilder<unknown> => orders[sort as keyof typeof orders] ?? orders.due;
