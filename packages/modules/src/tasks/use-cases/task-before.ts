import type { Trx } from '@naskhah/db/tables';
import { type Actor, isAdministrator, isInPerson, isSwitched } from '@naskhah/kernel/actor';
import type { Correspondence } from '../domain/correspondents.ts';
import { taskRights } from '../domain/task-rights.ts';
import type { TasksNeeds } from '../ports.ts';
import { lockTask, type Task } from '../store/task.ts';

type Found = {
  task: Task;
  person: string;
  about: Correspondence | undefined;
  rights: ReturnType<typeof taskRights>;
};

/** A task with what the actor may do with it; undefined where it is not theirs to see. */
export const taskBefore = async (
  needs: Pick<TasksNeeds, 'correspondence' | 'isAuthor'>,
  trx: Trx,
  actor: Actor,
  id: string,
): Promise<Found | undefined> => {
  const task = await lockTask(trx, id);
  if (!task || actor.kind !== 'person') return undefined;
  if (task.article_id && (await needs.isAuthor(trx, actor.person, task.article_id))) return undefined;
  const about = task.article_id ? await needs.correspondence(trx, actor, task.article_id) : undefined;
  const rights = taskRights(
    { kind: task.kind, assigneeId: task.assignee_id, madeBy: task.made_by, done: task.done_at !== null },
    {
      person: actor.person,
      editor: about?.me.part === 'editor',
      administrator: isAdministrator(actor),
      inPerson: isInPerson(actor),
      switched: isSwitched(actor),
    },
  );
  return rights.sees ? { task, person: actor.person, about, rights } : undefined;
};
