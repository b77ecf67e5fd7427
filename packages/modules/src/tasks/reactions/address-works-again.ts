import type { Trx } from '@naskhah/db/tables';
import { type RawBuilder, sql } from 'kysely';
import { type Reaction, reactionTo, recordFact } from '../../activity/index.ts';
import { subjectOfTask } from '../domain/subject-of-task.ts';
import type { ReturnedMailNeeds } from '../ports.ts';

type Needs = Pick<ReturnedMailNeeds, 'clock' | 'newId'>;
type Closed = { id: string; article_id: string | null; about_id: string | null; journal_id: string | null };
const system = { kind: 'system', job: 'mail-reports' } as const;

const close = async (needs: Needs, trx: Trx, which: RawBuilder<boolean>): Promise<void> => {
  const { rows } = await sql<Closed>`update tasks.task t set done_at = ${needs.clock()}, version = version + 1
    where t.kind = 'mail-came-back' and t.done_at is null and ${which}
      and not exists (select from messaging.paused_address p where p.address = t.address)
    returning t.id, t.article_id, t.about_id, t.journal_id`.execute(trx);
  for (const { id, journal_id, ...about } of rows)
    await recordFact(needs)(trx, system, {
      event: 'task-was-closed',
      subject: subjectOfTask(about),
      ...(journal_id && { journal: journal_id }),
      data: { task: id },
    });
};

/** Together, after the pause has ended: the tasks about an address close by themselves once mails reach it again. */
export const addressWorksAgain = (needs: Needs): Reaction[] => [
  reactionTo('mails-were-released', (trx) => close(needs, trx, sql<boolean>`true`)),
  reactionTo('email-was-confirmed', (trx, { subject }) =>
    close(
      needs,
      trx,
      sql<boolean>`(t.about_id = ${subject.id}
          or t.address in (select e.address from identity.email e where e.person_id = ${subject.id}))`,
    ),
  ),
];
