import { type RawBuilder, sql } from 'kysely';
import { type View, type ViewName, views } from '../domain/views.ts';
import { articleTallies, isOwn, notOwn, type WorkspaceScope, yoursByJournal, yoursByPart } from './visible-articles.ts';

type Question = { view: ViewName; q: string; sort: string; page: number; size: number };

// Each order has an index by journal (see the migrations), so that a page costs the same in a journal of any size.
const orders: Record<string, RawBuilder<unknown>> = {
  due: sql`a.due, a.submission_id`,
  '-due': sql`a.due desc nulls last, a.submission_id desc`,
  submitted: sql`a.submitted_at, a.submission_id`,
  '-submitted': sql`a.submitted_at desc, a.submission_id desc`,
  title: sql`lower(a.title), a.submission_id`,
  '-title': sql`lower(a.title) desc, a.submission_id desc`,
};

export const orderOf = (sort: string): RawBuilder<unknown> => orders[sort] ?? sql`a.due, a.submission_id`;

/** The view as a condition on a row `a`, of an article or of a part; `yours` says whether the actor is waited for. */
const inView = (view: View, yours: RawBuilder<boolean>): RawBuilder<boolean> => {
  switch (view.by) {
    case 'all':
      return sql<boolean>`true`;
    case 'turn':
      return yours;
    case 'overdue':
      // The first bound is loose enough for every time zone and lets the index stop; the second is exact.
      return sql<boolean>`a.due <= current_date + 1 and a.due < (current_timestamp at time zone a.time_zone)::date`;
    case 'states':
      return sql<boolean>`a.state = any(${view.states}::text[])`;
  }
};

const found = (search: RawBuilder<unknown>, q: string): RawBuilder<boolean> =>
  q ? sql<boolean>`${search} like ${`%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}` : sql<boolean>`true`;

/** Articles that are read by person. The parts come first, whatever the planner thinks: they are few. */
const byPart = (scope: WorkspaceScope, view: View, q: string, some: RawBuilder<unknown>) => sql`
  select b.*, p.yours from (select a.submission_id, ${yoursByPart(scope)} as yours from desk.part a
      where ${isOwn(scope)} and not a.author and ${inView(view, yoursByPart(scope))} ${some}) p
    join desk.article_state b using (submission_id) where ${found(sql`b.search`, q)}`;

const inJournals = ({ journals }: WorkspaceScope) =>
  journals ? sql`and a.journal_id = any(${journals}::uuid[])` : sql``;

/** The keys under which an index holds the wanted articles in order: by journal, and by state where the view names some. */
const keysOf = (scope: WorkspaceScope, view: View) => {
  const journals = scope.journals && sql`unnest(${scope.journals}::uuid[]) as k(journal_id)`;
  const states = view.by === 'states' && sql`unnest(${view.states}::text[]) as s(state)`;
  if (journals && states)
    return { from: sql`${journals} cross join ${states}`, on: sql`a.journal_id = k.journal_id and a.state = s.state` };
  if (journals) return { from: journals, on: sql`a.journal_id = k.journal_id` };
  if (states) return { from: states, on: sql`a.state = s.state` };
  return undefined;
};

/** Enough articles for one page, from all places they come from, still to be put in order. */
export const pageOf = (scope: WorkspaceScope, { view: name, q, sort, page, size }: Question) => {
  const view = views[name];
  const yours = yoursByJournal(scope);
  const some = sql`order by ${orderOf(sort)} limit ${page * size}`;
  const articles = sql`select a.*, ${yours} as yours from desk.article_state a where ${notOwn(scope)} and ${inView(view, yours)}`;
  const keys = q ? undefined : keysOf(scope, view);
  const byJournal = keys
    ? sql`select a.* from ${keys.from} cross join lateral (${articles} and ${keys.on} ${some}) a`
    : sql`(${articles} ${inJournals(scope)} and ${found(sql`a.search`, q)} ${some})`;
  // A part knows when its article is due, but not what it is called.
  return sql`${byJournal} union all (${byPart(scope, view, q, !q && sort.endsWith('due') ? some : sql`offset 0`)})`;
};

const tallied = (view: View) => {
  switch (view.by) {
    case 'all':
      return sql`sum(t.n)`;
    case 'turn':
      return sql`sum(t.mine)`;
    case 'overdue':
      return sql`sum(t.n) filter (where t.due < (current_timestamp at time zone t.time_zone)::date)`;
    case 'states':
      return sql`sum(t.n) filter (where t.state = any(${view.states}::text[]))`;
  }
};

/** How many articles the view holds: from the tallies, or counted one by one when words are searched. */
export const totalOf = (scope: WorkspaceScope, { view: name, q }: Question) => {
  const view = views[name];
  if (!q) return sql`select coalesce(${tallied(view)}, 0)::int as total from (${articleTallies(scope)}) t`;
  return sql`select count(*)::int as total from (
    select from desk.article_state a
      where ${notOwn(scope)} and ${inView(view, yoursByJournal(scope))} ${inJournals(scope)} and ${found(sql`a.search`, q)}
    union all select from (${byPart(scope, view, q, sql``)}) b) found`;
};
