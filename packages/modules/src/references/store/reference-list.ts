import type { Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';
import { doiIn } from '../domain/split-list.ts';

export type ReferenceEntry = {
  id: string;
  raw: string;
  structured?: Record<string, unknown> | null;
  doi?: string | null;
};

/** Keeps other saves of this list out until this one ends. */
export const lockList = async (trx: Trx, submissionId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${submissionId}, 11))`.execute(trx);
};

/** Puts these entries, in this order, in the place of the list that was there. */
export const replaceReferences = async (
  trx: Trx,
  { id: submissionId, journalId }: { id: string; journalId: string },
  entries: ReferenceEntry[],
): Promise<void> => {
  await trx.deleteFrom('references.reference').where('submission_id', '=', submissionId).execute();
  for (let from = 0; from < entries.length; from += 1000)
    await trx
      .insertInto('references.reference')
      .values(
        entries.slice(from, from + 1000).map((entry, at) => ({
          submission_id: submissionId,
          id: entry.id,
          journal_id: journalId,
          position: from + at + 1,
          raw: entry.raw,
          structured: JSON.stringify(entry.structured ?? null),
          doi: entry.doi ?? doiIn(entry.raw),
        })),
      )
      .execute();
};
