import { type Actor, isAdministrator, may, stageLevel } from '@naskhah/kernel/actor';
import { type RawBuilder, sql } from 'kysely';
import { editorAnswers, editorStates, stageOf } from '../../desk-article/index.ts';
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
  /** Where the actor, as an editor, can answer what an article waits for. */
  answers: readonly Answers[];
};
type Answers = { journal: string; state: string };

const answersOf = (actor: Actor): Answers[] =>
  actor.kind === 'person'
    ? [...actor.journals.keys()].flatMap((journal) =>
        editorStates
          .filter((state) => {
            const stage = stageOf(state);
            return stage && editorAnswers(state, stageLevel(actor, journal, stage), may(actor, 'volume', journal));
          })
          .map((state) => ({ journal, state })),
      )
    : [];

export const workspaceScope = (actor: Actor, asked: readonly string[]): WorkspaceScope => {
  if (actor.kind !== 'person') return { person: null, administrator: false, journals: [], asked, answers: [] };
  if (isAdministrator(actor))
    return {
      person: actor.person,
      administrator: true,
      journals: asked.length > 0 ? asked : undefined,
      asked,
      answers: [],
    };
  const whole = monitored(actor.journals);
  const journals = asked.length > 0 ? whole.filter((id) => asked.includes(id)) : whole;
  return { person: actor.person, administrator: false, journals, asked, answers: answersOf(actor) };
};

const readWhole = ({ administrator, journals }: WorkspaceScope, journal: RawBuilder<unknown>): RawBuilder<boolean> =>
  administrator ? sql<boolean>`true` : sql<boolean>`${journal} = any(${journals ?? []}::uuid[])`;

/** The parts `a` (desk_article.part) whose articles are read by person, not by journal. */
export const isOwn = (scope: WorkspaceScope) => sql<boolean>`a.person_id = ${scope.person}
  and (a.author or a.production or not ${readWhole(scope, sql`a.journal_id`)})
  ${scope.asked.length > 0 ? sql`and a.journal_id = any(${scope.asked}::uuid[])` : sql``}`;

/** Not read by person: the condition under which an article `a` is read by journal. */
export const notOwn = (scope: WorkspaceScope) => sql<boolean>`not exists (select from desk_article.part o
  where o.person_id = ${scope.person} and o.submission_id = a.submission_id and (o.author or o.production))`;

/**
 * The editors' turn at `a`, where the actor can answer it: the same as `your_turn` of the article's page. Compared as one word,
 * since PostgreSQL turns a pair that is looked for in a list into a join, and no longer stops at the page's last row.
 */
const answered = ({ answers }: WorkspaceScope) => sql<boolean>`(a.turn = 'editor'
  and (a.journal_id::text || ' ' || a.state) = any(${answers.map(({ journal, state }) => `${journal} ${state}`)}::text[]))`;

/** Whether the actor is waited for, of an article `a` (or a tally) read by journal. An Administrator edits nothing by that role alone. */
export const yoursByJournal = (scope: WorkspaceScope) => (scope.administrator ? sql<boolean>`false` : answered(scope));

/** The same of a part `a`: with their own work, as an editor of the article, or as who monitors its journal. */
export const yoursByPart = (scope: WorkspaceScope) =>
  scope.administrator
    ? sql<boolean>`(a.yours and a.turn <> 'editor')`
    : sql<boolean>`(not a.author and case when a.turn = 'editor'
        then (a.yours or ${readWhole(scope, sql`a.journal_id`)}) and ${answered(scope)} else a.yours end)`;

/**
 * `(journal_id, time_zone, state, turn, due, n, mine)`: how many articles of the scope stand where, and how many of them wait
 * for the actor: the tallies of the journals, put right by what is read by person.
 */
export const articleTallies = (scope: WorkspaceScope) => {
  const whole = scope.journals ? sql`a.journal_id = any(${scope.journals}::uuid[])` : sql`a.journal_id is null`;
  const byJournal = readWhole(scope, sql`a.journal_id`);
  return sql`
    select a.journal_id, a.time_zone, a.state, a.turn, a.due, a.n,
      case when ${yoursByJournal(scope)} then a.n else 0 end as mine
    from desk_article.article_tally a where ${whole}
    union all
    select a.journal_id, a.time_zone, a.state, a.turn, a.due, (not a.author)::int - (${byJournal})::int,
      (${yoursByPart(scope)})::int - (${byJournal} and ${yoursByJournal(scope)})::int
    from desk_article.part a where ${isOwn(scope)}`;
};

/** The articles of an actor's workspace, as a condition on `a` (desk_article.article_state), for a search that finds few. */
export const inWorkspaceOf = (actor: Actor) => {
  const scope = workspaceScope(actor, []);
  const part = (which: RawBuilder<unknown>) => sql<boolean>`exists (select from desk_article.part o
    where o.person_id = ${scope.person} and o.submission_id = a.submission_id ${which})`;
  return sql<boolean>`(${readWhole(scope, sql`a.journal_id`)} or ${part(sql``)}) and not ${part(sql`and o.author`)}`;
};
