import type { Trx } from '@naskhah/db/tables';
import { tasks } from '@naskhah/words/tasks/tasks';
import { type Reaction, reactionTo, recordFact } from '../../activity/index.ts';
import { type Keeper, queueMail } from '../../messaging/index.ts';
import { subjectOfTask } from '../domain/subject-of-task.ts';
import { type TaskToOpen, tasksOfReturnedMail } from '../domain/tasks-of-returned-mail.ts';
import type { ReturnedMailNeeds } from '../ports.ts';
import { returnedMail } from '../queries/returned-mail.ts';
import { insertTask, isOpenFor } from '../store/task.ts';

type Mail = NonNullable<Awaited<ReturnType<typeof returnedMail>>>;
type Opened = { id: string; toOpen: TaskToOpen<Keeper> };
const system = { kind: 'system', job: 'mail-reports' } as const;

const open = async (
  needs: ReturnedMailNeeds,
  trx: Trx,
  { mail, person, toOpen }: { mail: Mail; person: string | null; toOpen: TaskToOpen<Keeper> },
): Promise<Opened | undefined> => {
  const { articleId, journalId, assigneeId } = toOpen;
  const address = mail.address.toLowerCase();
  if (await isOpenFor(trx, { articleId, assigneeId, person, address })) return undefined;
  const task = { id: needs.newId(), article_id: articleId, about_id: person };
  const added = await insertTask(trx, {
    ...task,
    kind: 'mail-came-back',
    journal_id: journalId,
    address,
    assignee_id: assigneeId,
    made_at: needs.clock(),
  });
  if (!added) return undefined;
  await recordFact(needs)(trx, system, {
    event: 'task-was-opened',
    subject: subjectOfTask(task),
    ...(journalId && { journal: journalId }),
    data: { task: task.id, mail: mail.id },
  });
  return { id: task.id, toOpen };
};

/** What a mail about one article said is not for the editors of another. */
const subjectFor = (mail: Mail, { toOpen }: Opened, { language }: Keeper): string =>
  toOpen.articleId === null || (mail.subject_type === 'article' && mail.subject_id === toOpen.articleId)
    ? mail.subject
    : tasks.someMail[language];

/** Together: who cares for the articles of somebody whose mail came back gets a task each, and hears of it once. */
export const mailCameBack = (needs: ReturnedMailNeeds): Reaction =>
  reactionTo('mail-came-back', async (trx, { data }) => {
    const mail = typeof data?.mail === 'string' ? await returnedMail(trx, data.mail) : undefined;
    if (!mail) return;
    const standing = await needs.returnedMailStanding(trx, {
      person: mail.person_id,
      address: mail.address.toLowerCase(),
    });
    const told = new Set<string>();
    for (const toOpen of tasksOfReturnedMail(standing)) {
      const opened = await open(needs, trx, { mail, person: standing.person, toOpen });
      for (const keeper of opened ? toOpen.keepers : []) {
        if (!opened || told.has(keeper.personId)) continue;
        told.add(keeper.personId);
        await queueMail(needs)(trx, {
          event: 'mail-bounced',
          to: keeper,
          variables: {
            firstname: keeper.firstname,
            address: mail.address,
            mail_subject: subjectFor(mail, opened, keeper),
            portal_url: needs.portalUrl,
            tasks_url: `${needs.portalUrl}/private/article-management/user-task`,
          },
          ...(toOpen.journalId && { journal: toOpen.journalId }),
          subject: { type: 'task', id: opened.id },
        });
      }
    }
  });
