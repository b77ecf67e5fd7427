import type { Trx } from '@naskhah/db/tables';
import { longDay } from '@naskhah/kernel/date-format';
import { tasks } from '@naskhah/words/tasks/tasks';
import { queueMail } from '../../messaging/index.ts';
import type { Correspondence, Participant } from '../domain/correspondents.ts';
import type { TasksNeeds } from '../ports.ts';

type Given = { id: string; title: string; note: string; due: string | null };

/** Who got a task hears of it; a task for oneself is no news. */
export const tellAssignee = async (
  needs: Pick<TasksNeeds, 'clock' | 'newId' | 'enqueue' | 'portalUrl'>,
  trx: Trx,
  about: Correspondence,
  { to, task }: { to: Participant; task: Given },
): Promise<void> => {
  if (to.personId === about.me.personId) return;
  await queueMail(needs)(trx, {
    event: 'task-was-given',
    to: { personId: to.personId, address: to.address, language: to.language },
    variables: {
      firstname: to.firstname,
      sender: about.people.find(({ personId }) => personId === about.me.personId)?.name ?? about.me.firstname,
      task: task.title,
      note: task.note,
      due: task.due ? longDay(task.due, to.language) : tasks.noDue[to.language],
      number: about.number,
      title: about.title,
      title_lang: about.titleLang,
      journal: about.journalName[to.language],
      tasks_url: `${needs.portalUrl}/private/article-management/user-task?task=${task.id}`,
    },
    journal: about.journalId,
    subject: { type: 'task', id: task.id },
  });
};
