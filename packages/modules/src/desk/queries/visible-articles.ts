import { type Actor, isAdministrator } from '@naskhah/kernel/actor';
import { type RawBuilder, sql } from 'kysely';
import { monitored } from '../../submissions/index.ts';

/**
 * Where an actor's editorial lists come from. Most of a list is read by journal, along an index or a tally; the few articles
 * for which the actor's own part matters (written by them, worked on, or of a journal they do not monitor) are read by person.
 */
export type WorkspaceScope = {
  person: string | null;
  administrator: boolean;
  /** Journals read whole, already narrowed to those asked for; undefined: every journal. */
  journals: readonly string[] | undefined;
  /** Journals asked for; empty: all. */
  asked: readonly string[];
};

export const workspaceScope = (actor: Actor, asked: readonly string[]): WorkspaceScope => {
  if (actor.kind !== 'person') return { person: null, administrator: false, journals: [], asked };
  if (isAdministrator(actor))
    return { person: actor.person, administrator: true, journals: asked.length > 0 ? asked : undefined, asked };
  const whole = monitored(actor.journals);
  const journals = asked.length > 0 ? whole.filter((id) => asked.includes(id)) : whole;
  return { person: actor.person, administrator: false, journals, asked };
};

const readWhole = ({ administrator, journals }: WorkspaceScope, journal: RawBuilder<unknown>): RawBuilder<boolean> =>
  administrator ? sql<boolean>`true` : sql<boolean>`${journal} = any(${journals ?? []}::uuid[])`;

/** `own (submission_id, author, production)`: the articles that are read by person, not by journal. */
export const ownArticles = (scope: WorkspaceScope) => sql`
  select p.submission_id, bool_or(p.role = 'author') as author,
    bool_or(p.role in ('copyeditor', 'layout-editor', 'proofreader')) as production
  from submissions.participant p
  where p.person_id = ${scope.person}
    and (p.role in ('author', 'copyeditor', 'layout-editor', 'proofreader') or not ${readWhole(scope, sql`p.journal_id`)})
    ${scope.asked.length > 0 ? sql`and p.journal_id = any(${scope.asked}::uuid[])` : sql``}
  group by p.submission_id`;

/** Not among `own`: the condition under which an article `a` is read by journal. */
export const notOwn = (scope: WorkspaceScope) => sql<boolean>`not exists (select from submissions.participant p
  where p.submission_id = a.submission_id and p.person_id = ${scope.person}
    and p.role in ('author', 'copyeditor', 'layout-editor', 'proofreader'))`;

const hasWork = (scope: WorkspaceScope, stage: string) => sql<boolean>`exists (select from workflow.stage_work w
  where w.submission_id = a.submission_id and w.stage = ${stage} and w.person_id = ${scope.person} and w.done_at is null)`;

/** Whether the actor is waited for, of an article `a` read by journal. An Administrator edits nothing by that role alone. */
export const yoursByJournal = (scope: WorkspaceScope) =>
  scope.administrator ? sql<boolean>`false` : sql<boolean>`a.turn = 'editor'`;

/** Whether the actor is waited for, of an article `a` joined with `own o`. Who wrote an article never edits it. */
export const yoursByPart = (scope: WorkspaceScope) => sql<boolean>`case a.turn
  when 'editor' then ${!scope.administrator} and not o.production
  when 'copyeditor' then ${hasWork(scope, 'copyediting')}
  when 'layout-editor' then ${hasWork(scope, 'production')}
  else false end`;

/**
 * `(journal_id, time_zone, state, turn, due, n, mine)`: how many articles of the scope stand where, and how many of them wait
 * for the actor. The tallies of the journals, put right by the articles in `own`, of which it needs the CTE.
 */
export const articleTallies = (scope: WorkspaceScope) => {
  const whole = scope.journals ? sql`t.journal_id = any(${scope.journals}::uuid[])` : sql`t.journal_id is null`;
  const byJournal = sql`(${readWhole(scope, sql`a.journal_id`)})`;
  return sql`
    select t.journal_id, t.time_zone, t.state, t.turn, t.due, t.n,
      ${scope.administrator ? sql`0` : sql`case when t.turn = 'editor' then t.n else 0 end`} as mine
    from desk.article_tally t where ${whole}
    union all
    select a.journal_id, a.time_zone, a.state, a.turn, a.due,
      (not o.author)::int - ${byJournal}::int,
      (not o.author and ${yoursByPart(scope)})::int - (${byJournal} and ${yoursByJournal(scope)})::int
    from own o join desk.article_state a using (submission_id)`;
};

/** The articles of an actor's workspace, as a condition on `a` (desk.article_state), for a search that finds few. */
export const inWorkspaceOf = (actor: Actor) => {
  const scope = workspaceScope(actor, []);
  const written = sql<boolean>`exists (select from submissions.participant p
    where p.submission_id = a.submission_id and p.person_id = ${scope.person} and p.role = 'author')`;
  const takesPart = sql<boolean>`exists (select from submissions.participant p
    where p.submission_id = a.submission_id and p.person_id = ${scope.person})`;
  return sql<boolean>`(${readWhole(scope, sql`a.journal_id`)} or ${takesPart}) and not ${written}`;
};
