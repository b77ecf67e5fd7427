import { type Actor, isSwitched } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { type Given, withGiven } from '@naskhah/kernel/with-given';
import { staffOf } from '../domain/staff.ts';
import { subjectOfTask } from '../domain/subject-of-task.ts';
import type { TasksNeeds } from '../ports.ts';
import { updateTask } from '../store/task.ts';
import type { TaskInput } from './add-task.ts';
import { taskBefore } from './task-before.ts';
import { tellAssignee } from './tell-assignee.ts';

type Refusal =
  | 'task-not-found'
  | 'task-closed'
  | 'assignee-not-allowed'
  | 'stale-version'
  | 'not-allowed'
  | 'not-while-switched';

/** An editor of the article changes an open task; who gets it anew is told. */
export const changeTask =
  (needs: TasksNeeds) =>
  (
    actor: Actor,
    given: Given<Omit<TaskInput, 'id'>> & { id: string; version: number },
  ): Promise<Result<{ id: string; version: number }, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<{ id: string; version: number }, Refusal>> => {
      const found = await taskBefore(needs, trx, actor, given.id);
      if (!found) return refuse('task-not-found');
      if (isSwitched(actor)) return refuse('not-while-switched');
      const { task, about, rights } = found;
      if (task.done_at) return refuse('task-closed');
      if (!rights.change || !about) return refuse('not-allowed');
      if (task.version !== given.version) return refuse('stale-version');
      const kept = { title: task.title, note: task.note, due: task.due, blocking: task.blocking };
      const written = withGiven(kept, given);
      const assigneeId = given.assigneeId ?? task.assignee_id;
      const { title, note, due, blocking } = written;
      const another = assigneeId !== task.assignee_id;
      const to = staffOf(about).find(({ personId }) => personId === assigneeId);
      // Who has it may have left the article; somebody new must work on it.
      if (!assigneeId || (another && !to)) return refuse('assignee-not-allowed');
      const version = await updateTask(trx, task, { assignee_id: assigneeId, title, note, due, blocking });
      if (another && to) await tellAssignee(needs, trx, about, { to, task: { ...written, id: task.id } });
      await needs.tell(trx, actor, {
        event: 'task-was-changed',
        subject: subjectOfTask(task),
        ...(task.journal_id && { journal: task.journal_id }),
        data: { task: task.id, person: assigneeId },
      });
      return ok({ id: task.id, version });
    });
