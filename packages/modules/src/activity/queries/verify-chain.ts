import { createHash } from 'node:crypto';
import type { Db } from '@naskhah/db/tables';
import { chainText } from '../domain/chain.ts';

/** The first sequence number of a subject's log that does not fit its chain, or undefined when all of it does. */
export const verifyChain = async (db: Db, subjectType: string, subjectId: string): Promise<number | undefined> => {
  const rows = await db
    .selectFrom('activity.log')
    .selectAll()
    .where('subject_type', '=', subjectType)
    .where('subject_id', '=', subjectId)
    .orderBy('seq')
    .execute();
  let previous = '';
  for (const [index, row] of rows.entries()) {
    const text = chainText(previous, {
      id: row.id,
      subjectType: row.subject_type,
      subjectId: row.subject_id,
      seq: row.seq,
      event: row.event,
      actorKind: row.actor_kind,
      actorId: row.actor_id,
      behindId: row.behind_id,
      at: row.at.toISOString(),
      data: row.data,
    });
    const hash = createHash('sha256').update(text).digest('hex');
    if (row.seq !== index + 1 || hash !== row.hash.toString('hex')) return row.seq;
    previous = hash;
  }
  return undefined;
};
