import type { Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** Numbers the contributors by their place in the list: one statement, whatever their number. */
export const orderContributors = async (trx: Trx, submissionId: string, order: string[]): Promise<void> => {
  await sql`update submissions.contributor c set position = o.place
    from unnest(${order}::uuid[]) with ordinality as o(id, place)
    where c.id = o.id and c.submission_id = ${submissionId}`.execute(trx);
};
