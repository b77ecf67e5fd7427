import { type Actor, isSwitched } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { subjectOfTask } from '../domain/subject-of-task.ts';
import type { TasksNeeds } from '../ports.ts';
import { updateTask } from '../store/task.ts';
import { taskBefore } from './task-before.ts';

type Input = { id: string; version: number; outcome: string };
type Refusal = 'task-not-found' | 'stale-version' | 'not-allowed' | 'not-while-switched';

/** Says that a task is done, with what came of it. Done already is no change. */
export const finishTask =
  (needs: TasksNeeds) =>
  (actor: Actor, { id, version, outcome }: Input): Promise<Result<{ id: string; version: number }, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<{ id: string; version: number }, Refusal>> => {
      const found = await taskBefore(needs, trx, actor, id);
      if (!found) return refuse('task-not-found');
      const { task, person, rights } = found;
      if (isSwitched(actor)) return refuse('not-while-switched');
      if (task.done_at) return ok({ id, version: task.version });
      if (!rights.done) return refuse('not-allowed');
      if (task.version !== version) return refuse('stale-version');
      const next = await updateTask(trx, task, { done_at: needs.clock(), done_by: person, outcome });
      await needs.tell(trx, actor, {
        event: 'task-was-done',
        subject: subjectOfTask(task),
        ...(task.journal_id && { journal: task.journal_id }),
        data: { task: id },
      });
      return ok({ id, version: next });
    });
