import { createHash } from 'node:crypto';
import type { Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';
import { chainText, type LogEntry } from '../domain/chain.ts';

/** Keeps other writers of this chain out until the transaction ends; a statement of its own, so that what is read next is read after it. */
const lockChain = (trx: Trx, subjectId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${subjectId}, 7))`.execute(trx);

/** Adds the next link to the subject's chain. */
export const appendToLog = async (trx: Trx, entry: Omit<LogEntry, 'seq'>, journalId: string | null): Promise<void> => {
  await lockChain(trx, entry.subjectId);
  const previous = await trx
    .selectFrom('activity.log')
    .select(['seq', 'hash'])
    .where('subject_id', '=', entry.subjectId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const numbered: LogEntry = { ...entry, seq: (previous?.seq ?? 0) + 1 };
  const hash = createHash('sha256')
    .update(chainText(previous?.hash.toString('hex') ?? '', numbered))
    .digest();
  await trx
    .insertInto('activity.log')
    .values({
      id: entry.id,
      journal_id: journalId,
      subject_type: entry.subjectType,
      subject_id: entry.subjectId,
      seq: numbered.seq,
      event: entry.event,
      actor_kind: entry.actorKind,
      actor_id: entry.actorId,
      behind_id: entry.behindId,
      at: new Date(entry.at),
      data: JSON.stringify(entry.data),
      previous_hash: previous?.hash ?? null,
      hash,
    })
    .execute();
};
