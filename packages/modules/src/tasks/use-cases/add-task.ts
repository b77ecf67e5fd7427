import { type Actor, isSwitched } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { noteMadeFrom, wasMadeFrom } from '../../activity/index.ts';
import { staffOf } from '../domain/staff.ts';
import type { TasksNeeds } from '../ports.ts';
import { insertTask, lockTask } from '../store/task.ts';
import { tellAssignee } from './tell-assignee.ts';

export type TaskInput = {
  id: string;
  assigneeId: string;
  title: string;
  note: string;
  due: string | null;
  blocking: boolean;
};
type Refusal =
  | 'another-content'
  | 'article-not-found'
  | 'task-not-found'
  | 'assignee-not-allowed'
  | 'not-allowed'
  | 'not-while-switched';

/** An editor gives a task to somebody who works on the article. The same id again is the same task. */
export const addTask =
  (needs: TasksNeeds) =>
  (actor: Actor, input: TaskInput & { articleId: string }): Promise<Result<{ id: string; version: number }, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<{ id: string; version: number }, Refusal>> => {
      const { id, articleId, assigneeId, ...written } = input;
      const about = await needs.correspondence(trx, actor, articleId);
      if (!about || actor.kind !== 'person') return refuse('article-not-found');
      if (about.me.part !== 'editor') return refuse('not-allowed');
      if (isSwitched(actor)) return refuse('not-while-switched');
      const same = async () => {
        const known = await lockTask(trx, id);
        if (!known) return undefined;
        if (known.made_by !== actor.person || known.article_id !== articleId) return refuse('task-not-found');
        return (await wasMadeFrom(trx, id, input)) ? ok({ id, version: known.version }) : refuse('another-content');
      };
      const known = await same();
      if (known) return known;
      const to = staffOf(about).find(({ personId }) => personId === assigneeId);
      if (!to) return refuse('assignee-not-allowed');
      const added = await insertTask(trx, {
        id,
        kind: 'general',
        journal_id: about.journalId,
        article_id: articleId,
        assignee_id: assigneeId,
        ...written,
        made_by: actor.person,
        made_at: needs.clock(),
      });
      // Somebody with the same id was quicker.
      if (!added) return (await same()) ?? refuse('task-not-found');
      await noteMadeFrom(trx, id, input);
      await tellAssignee(needs, trx, about, { to, task: input });
      await needs.tell(trx, actor, {
        event: 'task-was-given',
        subject: { type: 'article', id: articleId },
        journal: about.journalId,
        data: { task: id, person: assigneeId },
      });
      return ok({ id, version: 1 });
    });
