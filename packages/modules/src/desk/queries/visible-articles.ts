import { type Actor, isAdministrator } from '@naskhah/kernel/actor';
import { sql } from 'kysely';
import { monitored } from '../../submissions/index.ts';

/**
 * The articles of an actor's workspace, as a condition on `a` (desk.article_state): those of monitored journals, and those
 * taken part in otherwise than as author. An own article is never in its author's editorial lists.
 */
export const inWorkspaceOf = (actor: Actor) => {
  if (actor.kind !== 'person') return sql<boolean>`false`;
  const notOwn = sql<boolean>`not exists (select from submissions.participant o
    where o.submission_id = a.submission_id and o.person_id = ${actor.person} and o.role = 'author')`;
  if (isAdministrator(actor)) return notOwn;
  const journals = monitored(actor.journals);
  const takesPart = sql<boolean>`a.submission_id in (select p.submission_id from submissions.participant p
    where p.person_id = ${actor.person} and p.role <> 'author')`;
  return journals.length === 0
    ? takesPart
    : sql<boolean>`(a.journal_id = any(${journals}::uuid[]) or ${takesPart}) and ${notOwn}`;
};

/** Whose move it is, asked of the article `a` for this actor. */
export const isYourTurn = (actor: Actor) => {
  const person = actor.kind === 'person' ? actor.person : null;
  return sql<boolean>`case a.turn
    when 'editor' then ${actor.kind === 'person' && isAdministrator(actor) ? sql`false` : sql`true`} and not exists (
      select from submissions.participant p where p.submission_id = a.submission_id and p.person_id = ${person}
        and p.role in ('author', 'copyeditor', 'layout-editor', 'proofreader'))
    when 'copyeditor' then exists (select from workflow.stage_work w
      where w.submission_id = a.submission_id and w.stage = 'copyediting' and w.person_id = ${person} and w.done_at is null)
    when 'layout-editor' then exists (select from workflow.stage_work w
      where w.submission_id = a.submission_id and w.stage = 'production' and w.person_id = ${person} and w.done_at is null)
    else false end`;
};
