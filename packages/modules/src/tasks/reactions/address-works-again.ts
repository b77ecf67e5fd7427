import type { Trx } from '@naskhah/db/tables';
import { type Reaction, reactionTo, recordFact } from '../../activity/index.ts';
import { subjectOfTask } from '../domain/subject-of-task.ts';
import type { ReturnedMailNeeds } from '../ports.ts';
import { addressesOf, pausedAmong } from '../queries/addresses.ts';
import { closeTasks, openReturnedMail, type ReturnedMailTask } from '../store/task.ts';

type Needs = Pick<ReturnedMailNeeds, 'clock' | 'newId'>;
const system = { kind: 'system', job: 'mail-reports' } as const;

const close = async (needs: Needs, trx: Trx, which: (task: ReturnedMailTask) => boolean): Promise<void> => {
  const asked = (await openReturnedMail(trx)).filter(which);
  const paused = await pausedAmong(
    trx,
    asked.flatMap(({ address }) => address ?? []),
  );
  const over = asked.filter(({ address }) => address === null || !paused.has(address));
  const closed = await closeTasks(
    trx,
    over.map(({ id }) => id),
    needs.clock(),
  );
  for (const { id, journal_id, article_id, about_id } of over.filter((task) => closed.has(task.id)))
    await recordFact(needs)(trx, system, {
      event: 'task-was-closed',
      subject: subjectOfTask({ article_id, about_id }),
      ...(journal_id && { journal: journal_id }),
      data: { task: id },
    });
};

/** Together, after the pause has ended: the tasks about an address close by themselves once mails reach it again. */
export const addressWorksAgain = (needs: Needs): Reaction[] => [
  reactionTo('mails-were-released', (trx) => close(needs, trx, () => true)),
  reactionTo('email-was-confirmed', async (trx, { subject }) => {
    const own = await addressesOf(trx, subject.id);
    await close(needs, trx, ({ about_id, address }) => about_id === subject.id || own.has(address ?? ''));
  }),
];
