import { type Actor, isSwitched } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { subjectOfTask } from '../domain/subject-of-task.ts';
import type { TasksNeeds } from '../ports.ts';
import { removeTask } from '../store/task.ts';
import { taskBefore } from './task-before.ts';

type Refusal = 'task-not-found' | 'task-closed' | 'stale-version' | 'not-allowed' | 'not-while-switched';

/** Who gave a task takes it back while it is open. */
export const deleteTask =
  (needs: TasksNeeds) =>
  (actor: Actor, { id, version }: { id: string; version: number }): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<{ done: true }, Refusal>> => {
      const found = await taskBefore(needs, trx, actor, id);
      if (!found) return refuse('task-not-found');
      const { task, rights } = found;
      if (isSwitched(actor)) return refuse('not-while-switched');
      if (task.done_at) return refuse('task-closed');
      if (!rights.remove) return refuse('not-allowed');
      if (task.version !== version) return refuse('stale-version');
      await removeTask(trx, id);
      await needs.tell(trx, actor, {
        event: 'task-was-taken-back',
        subject: subjectOfTask(task),
        ...(task.journal_id && { journal: task.journal_id }),
        data: { task: id },
      });
      return ok({ done: true } as const);
    });
