import type { TaskRow } from '@naskhah/db/rows/tasks';
import type { Db, Trx } from '@naskhah/db/tables';
import { type Insertable, type Selectable, sql } from 'kysely';

export type Task = Selectable<TaskRow>;

export const lockTask = (trx: Trx, id: string): Promise<Task | undefined> =>
  trx.selectFrom('tasks.task').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** False where a task for the same address, article and person is open already. */
export const insertTask = async (trx: Trx, task: Insertable<TaskRow>): Promise<boolean> => {
  const added = await trx
    .insertInto('tasks.task')
    .values(task)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
};

/** Whether mail to this person came back before and the task of it is still open. */
export const isOpenFor = async (
  trx: Trx,
  {
    articleId,
    assigneeId,
    person,
    address,
  }: { articleId: string | null; assigneeId: string | null; person: string | null; address: string },
): Promise<boolean> => {
  const found = await trx
    .selectFrom('tasks.task')
    .select('id')
    .where('kind', '=', 'mail-came-back')
    .where('done_at', 'is', null)
    .where('article_id', 'is not distinct from', articleId)
    .where('assignee_id', 'is not distinct from', assigneeId)
    .where((on) => on.or([on('address', '=', address), ...(person ? [on('about_id', '=', person)] : [])]))
    .executeTakeFirst();
  return found !== undefined;
};

export const updateTask = async (
  trx: Trx,
  { id, version }: Task,
  change: Partial<
    Pick<Task, 'assignee_id' | 'title' | 'note' | 'due' | 'blocking' | 'done_at' | 'done_by' | 'outcome'>
  >,
): Promise<number> => {
  await trx
    .updateTable('tasks.task')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .execute();
  return version + 1;
};

export const removeTask = async (trx: Trx, id: string): Promise<void> => {
  await trx.deleteFrom('tasks.task').where('id', '=', id).execute();
};

/** The address of somebody who is no longer here goes, and nothing is left to do about it. */
export const forgetAddress = async (trx: Trx, personId: string, now: Date): Promise<void> => {
  await sql`update tasks.task set address = null, done_at = coalesce(done_at, ${now}), version = version + 1
    where about_id = ${personId} and kind = 'mail-came-back'`.execute(trx);
};

export type ReturnedMailTask = {
  id: string;
  address: string | null;
  article_id: string | null;
  about_id: string | null;
  journal_id: string | null;
};

/** The open tasks about addresses that mails came back from. */
export const openReturnedMail = (db: Db): Promise<ReturnedMailTask[]> =>
  db
    .selectFrom('tasks.task')
    .select(['id', 'address', 'article_id', 'about_id', 'journal_id'])
    .where('kind', '=', 'mail-came-back')
    .where('done_at', 'is', null)
    .execute();

/** Closes these tasks, but for those that somebody else has closed; answers which. */
export const closeTasks = async (trx: Trx, ids: readonly string[], now: Date): Promise<Set<string>> => {
  if (ids.length === 0) return new Set();
  const closed = await trx
    .updateTable('tasks.task')
    .set((on) => ({ done_at: now, version: on('version', '+', 1) }))
    .where('id', 'in', [...ids])
    .where('done_at', 'is', null)
    .returning('id')
    .execute();
  return new Set(closed.map(({ id }) => id));
};
