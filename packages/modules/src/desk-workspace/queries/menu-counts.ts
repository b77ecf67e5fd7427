import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { sql } from 'kysely';
import type { MenuCounts } from '../../access/index.ts';
import { waitingCount } from '../../verification/index.ts';
import { notWritten } from './task-rows.ts';
import { articleTallies, workspaceScope } from './visible-articles.ts';

/** What waits for a person, beside the entries of the menu: one statement. */
export const menuCounts = async (db: Db, actor: Actor): Promise<MenuCounts> => {
  const scope = workspaceScope(actor, []);
  const { rows } = await sql<MenuCounts>`select
    (select coalesce(sum(t.mine), 0)::int from (${articleTallies(scope)}) t) as workspace,
    (select count(*) from submissions.submission s where s.submitter_id = ${scope.person} and s.status in ('draft', 'active'))
      as "my-submissions",
    (select count(*) from workflow.review_assignment r where r.reviewer_id = ${scope.person}
      and r.state in ('invited', 'accepted', 'in-progress')) as "my-reviews",
    (select count(*) from tasks.task t where t.done_at is null and ${notWritten(scope.person)}
      and (t.assignee_id = ${scope.person} or (${scope.administrator} and t.assignee_id is null))) as "user-task",
    ${waitingCount(actor, 'checking')} as "journal-checking-forms",
    ${waitingCount(actor, 'deciding')} as "journal-verification"`.execute(db);
  return (
    rows[0] ?? {
      workspace: 0,
      'my-submissions': 0,
      'my-reviews': 0,
      'user-task': 0,
      'journal-checking-forms': 0,
      'journal-verification': 0,
    }
  );
};
