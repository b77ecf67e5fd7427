import type { SentField } from '@naskhah/db/rows/verification';
import type { Trx } from '@naskhah/db/tables';
import { type Day, dayIn, platformZone } from '@naskhah/kernel/day';
import { workingDayAfter } from '@naskhah/kernel/working-days';
import { sql } from 'kysely';
import { checkingDays } from '../domain/checking.ts';

const dueOf = (sent: Date): Day => workingDayAfter(dayIn(sent, platformZone), checkingDays);

/** The open round of a registration, locked. */
const lockRound = (trx: Trx, journal: string) =>
  trx
    .selectFrom('verification.round')
    .selectAll()
    .where('journal_id', '=', journal)
    .where('outcome', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export type Round = NonNullable<Awaited<ReturnType<typeof lockRound>>>;

/** Opens the next round of a registration that was sent; the one that is open already stays. */
export const openRound = async (
  trx: Trx,
  sent: { id: string; journal: string; by: string | null; at: Date; snapshot: readonly SentField[] },
): Promise<Round> => {
  const there = await lockRound(trx, sent.journal);
  if (there) return there;
  return trx
    .insertInto('verification.round')
    .values({
      id: sent.id,
      journal_id: sent.journal,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from verification.round where journal_id = ${sent.journal})`,
      sent_at: sent.at,
      sent_by: sent.by,
      snapshot: JSON.stringify(sent.snapshot),
      due: dueOf(sent.at),
      checker_id: null,
      passed_at: null,
      passed_by: null,
      outcome: null,
      decided_at: null,
      decided_by: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

type Change = Partial<{
  checker_id: string;
  passed_at: Date;
  passed_by: string;
  outcome: 'returned' | 'rejected' | 'verified';
  word: string;
  decided_at: Date;
  decided_by: string;
  further: string;
}>;

export const changeRound = async (trx: Trx, { id, version }: Round, change: Change): Promise<void> => {
  await trx
    .updateTable('verification.round')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .execute();
};
