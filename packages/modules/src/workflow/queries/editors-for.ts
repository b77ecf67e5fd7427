import type { Db } from '@naskhah/db/tables';
import { type Actor, isAdministrator, mayInStage } from '@naskhah/kernel/actor';
import { stages } from '@naskhah/kernel/stages';
import { sql } from 'kysely';
import { editorPresets } from './candidates.ts';

type Row = { user_id: string; name: string; affiliation: string; fits: number };

/** Where the actor assigns editors: a journal and a stage in one word. */
const decidesIn = (actor: Actor): string[] =>
  actor.kind === 'person'
    ? [...actor.journals.keys()].flatMap((journal) =>
        stages.filter((stage) => mayInStage(actor, journal, stage, 'decide')).map((stage) => `${journal} ${stage}`),
      )
    : [];

/**
 * Who could edit these articles: the editors of their journals, as far as the actor assigns editors to them, and of how many of
 * the articles they are no author, which is for nobody else to learn. One statement.
 */
export const editorsFor = async (db: Db, actor: Actor, articles: readonly string[]): Promise<Row[]> => {
  const own = actor.kind === 'person' ? actor.person : null;
  const { rows } = await sql<Row>`
    with asked as (
      select s.id, s.journal_id from submissions.submission s
      where s.id = any(${articles}::uuid[])
        and (${isAdministrator(actor)} or (s.journal_id::text || ' ' || s.stage) = any(${decidesIn(actor)}::text[]))
        and not exists (select from submissions.author_account w where w.submission_id = s.id and w.person_id = ${own})
    )
    select p.id as user_id, p.name, coalesce(f.organisation, '') as affiliation,
      count(distinct a.id) filter (where not exists (select from submissions.author_account t
        where t.submission_id = a.id and t.person_id = p.id))::int as fits
    from asked a
      join access.assigned_preset x on x.journal_id = a.journal_id
      join access.preset y on y.id = x.preset_id and y.code = any(${editorPresets}::text[])
      join identity.person p on p.id = x.person_id and p.status = 'active'
      left join identity.affiliation f on f.person_id = p.id and f.is_primary
    group by p.id, p.name, f.organisation order by fits desc, p.name limit 100`.execute(db);
  return rows.filter(({ fits }) => fits > 0);
};
