import type { Answers } from '@naskhah/contract/answers';
import type { taskList } from '@naskhah/contract/desk-workspace/task-list.calls';
import type { Db } from '@naskhah/db/tables';
import { isAdministrator } from '@naskhah/kernel/actor';
import { ok, refuse } from '@naskhah/kernel/result';
import { correspondence } from '../desk-article/index.ts';
import type { DeskWorkspaceNeeds } from './ports.ts';
import { taskRows } from './queries/task-rows.ts';
import { taskView } from './queries/task-view.ts';

export const taskListAnswers = (db: Db, { clock }: DeskWorkspaceNeeds): Answers<typeof taskList> => ({
  getTask: async (actor, question) => {
    if (actor.kind !== 'person') return ok({ total: 0, rows: [] });
    const { article_id } = question.filters;
    if (article_id && (await correspondence(db, actor, article_id))?.me.part !== 'editor')
      return refuse('article-not-found');
    const now = clock();
    const reader = { person: actor.person, administrator: isAdministrator(actor), now };
    const found = await taskRows(db, reader, question);
    const rows = found.map((one) => taskView(actor, one, now)).filter((one) => one !== undefined);
    return ok({ total: question.filters.id ? rows.length : (found[0]?.total ?? 0), rows });
  },
});
