import { createHash } from 'node:crypto';
import type { Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';
import { chainText, type LogEntry } from '../domain/chain.ts';

/** Adds the next link to the subject's chain; the advisory lock keeps two writers in order. */
export const appendToLog = async (trx: Trx, entry: Omit<LogEntry, 'seq'>, journalId: string | null): Promise<void> => {
  const last = await sql<{ seq: number; hash: Buffer }>`
    with held as materialized (select pg_advisory_xact_lock(hashtextextended(${entry.subjectId}, 7)))
    select log.seq, log.hash from held, activity.log
    where subject_type = ${entry.subjectType} and subject_id = ${entry.subjectId}
    order by seq desc limit 1`.execute(trx);
  const previous = last.rows[0];
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
