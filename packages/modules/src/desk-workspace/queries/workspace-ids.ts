import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { sql } from 'kysely';
import { workspaceScope } from './visible-articles.ts';
import type { WorkspaceQuestion } from './workspace.ts';
import { orderOf, pageOf } from './workspace-source.ts';

type Question = Omit<WorkspaceQuestion, 'page' | 'size'>;

/** The articles of a list of the workspace in its order, at most `limit`: one statement. */
export const workspaceIds = async (db: Db, actor: Actor, question: Question, limit: number): Promise<string[]> => {
  const scope = workspaceScope(actor, question.journals);
  const { rows } = await sql<{ id: string }>`
    select a.submission_id as id from (${pageOf(scope, { ...question, page: 1, size: limit })}) a
    order by ${orderOf(question.sort)} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
};
