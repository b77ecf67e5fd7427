import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { sql } from 'kysely';
import { inWorkspaceList, type WorkspaceFilters, workspaceOrder } from './workspace-filters.ts';

/** The articles of a list of the workspace in its order, at most `limit`: one statement. */
export const workspaceIds = async (
  db: Db,
  actor: Actor,
  question: WorkspaceFilters & { sort: string; limit: number },
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select a.submission_id as id from desk.article_state a join journals.journal j on j.id = a.journal_id
    where ${inWorkspaceList(actor, question)} order by ${workspaceOrder(question.sort)} limit ${question.limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};
