import { type RawBuilder, sql } from 'kysely';
import { type View, type ViewName, views } from '../domain/views.ts';
import { articleTallies, isOwn, notOwn, type WorkspaceScope, yoursByJournal, yoursByPart } from './visible-articles.ts';
import { fits, fitsTally, isTallied, type WorkspaceFilters } from './workspace-filters.ts';

type Question = WorkspaceFilters & { view: ViewName; q: string; sort: string; page: number; size: number };

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

/** Whether the words are among those that lists search. */
export const found = (search: RawBuilder<unknown>, q: string): RawBuilder<boolean> =>
  q ? sql<boolean>`${search} like ${`%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}` : sql<boolean>`true`;

/** Articles that are read by person. The parts come first, whatever the planner thinks: they are few. */
const byPart = (scope: WorkspaceScope, question: Question, some: RawBuilder<unknown>) => sql`
  select b.*, p.yours from (select a.submission_id, ${yoursByPart(scope)} as yours from desk_article.part a
      where ${isOwn(scope)} and not a.author and ${inView(views[question.view], yoursByPart(scope))} and ${fits(question)} ${some}) p
    join desk_article.article_state b using (submission_id) where ${found(sql`b.search`, question.q)}`;

const byJournal = (scope: WorkspaceScope, { view, q, ...filters }: Question): RawBuilder<boolean> => {
  const inJournals = scope.journals ? sql`and a.journal_id = any(${scope.journals}::uuid[])` : sql``;
  return sql<boolean>`${notOwn(scope)} and ${inView(views[view], yoursByJournal(scope))} and ${fits(filters)}
    and ${found(sql`a.search`, q)} ${inJournals}`;
};

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
export const pageOf = (scope: WorkspaceScope, question: Question) => {
  const { q, sort, page, size } = question;
  const some = sql`order by ${orderOf(sort)} limit ${page * size}`;
  const keys = q ? undefined : keysOf(scope, views[question.view]);
  const articles = sql`select a.*, ${yoursByJournal(scope)} as yours from desk_article.article_state a where ${byJournal(scope, question)}`;
  const whole = keys
    ? sql`select a.* from ${keys.from} cross join lateral (${articles} and ${keys.on} ${some}) a`
    : sql`(${articles} ${some})`;
  // A part knows when its article is due, but not what it is called.
  return sql`${whole} union all (${byPart(scope, question, !q && sort.endsWith('due') ? some : sql`offset 0`)})`;
};

const tallied = (view: View, also: RawBuilder<boolean>) => {
  switch (view.by) {
    case 'all':
      return sql`sum(t.n) filter (where ${also})`;
    case 'turn':
      return sql`sum(t.mine) filter (where ${also})`;
    case 'overdue':
      return sql`sum(t.n) filter (where t.due < (current_timestamp at time zone t.time_zone)::date and ${also})`;
    case 'states':
      return sql`sum(t.n) filter (where t.state = any(${view.states}::text[]) and ${also})`;
  }
};

/** How many articles the view holds: from the tallies where they know enough, else counted one by one. */
export const totalOf = (scope: WorkspaceScope, question: Question) => {
  if (!question.q && isTallied(question))
    return sql`select coalesce(${tallied(views[question.view], fitsTally(question))}, 0)::int as total
      from (${articleTallies(scope)}) t`;
  return sql`select count(*)::int as total from (
    select from desk_article.article_state a where ${byJournal(scope, question)}
    union all select from (${byPart(scope, question, sql``)}) b) found`;
};

/** `(state, n, mine, late)` of what words and filters find: from the tallies where they know enough, else counted one by one. */
export const foundByState = (scope: WorkspaceScope, question: Pick<Question, 'q'> & WorkspaceFilters) => {
  const late = sql`due < (current_timestamp at time zone time_zone)::date`;
  if (!question.q && isTallied(question))
    return sql`select t.state, sum(t.n)::int as n, sum(t.mine)::int as mine,
        coalesce(sum(t.n) filter (where ${late}), 0)::int as late
      from (${articleTallies(scope)}) t where ${fitsTally(question)} group by t.state`;
  const whole: Question = { ...question, view: 'all', sort: 'due', page: 1, size: 1 };
  return sql`select state, count(*)::int as n, count(*) filter (where yours)::int as mine,
      count(*) filter (where ${late})::int as late
    from (select a.state, ${yoursByJournal(scope)} as yours, a.due, a.time_zone
        from desk_article.article_state a where ${byJournal(scope, whole)}
      union all select b.state, b.yours, b.due, b.time_zone from (${byPart(scope, whole, sql``)}) b) found
    group by state`;
};
