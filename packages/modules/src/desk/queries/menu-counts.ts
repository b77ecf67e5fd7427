import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { sql } from 'kysely';
import type { MenuCounts } from '../../access/index.ts';
import { inWorkspaceOf, isYourTurn } from './visible-articles.ts';

/** What waits for a person, beside the entries of the menu: one statement. */
export const menuCounts = async (db: Db, actor: Actor): Promise<MenuCounts> => {
  const person = actor.kind === 'person' ? actor.person : null;
  const { rows } = await sql<MenuCounts>`select
    (select count(*) from desk.article_state a where a.open and ${inWorkspaceOf(actor)} and ${isYourTurn(actor)}) as workspace,
    (select count(*) from submissions.submission s where s.submitter_id = ${person} and s.status in ('draft', 'active'))
      as "my-submissions",
    (select count(*) from workflow.review_assignment r where r.reviewer_id = ${person}
      and r.state in ('invited', 'accepted', 'in-progress')) as "my-reviews"`.execute(db);
  return rows[0] ?? { workspace: 0, 'my-submissions': 0, 'my-reviews': 0 };
};
