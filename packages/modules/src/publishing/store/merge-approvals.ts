import type { Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** What one account asked for and approved becomes another's; where both approved the same issue, it stays told by whom. */
export const mergeApprovals = async (trx: Trx, { from, into }: { from: string; into: string }): Promise<void> => {
  await sql`update publishing.issue set
      requested_by = case requested_by when ${from} then ${into} else requested_by end,
      approved_by = case approved_by when ${from} then ${into} else approved_by end,
      finally_approved_by = case finally_approved_by when ${from} then ${into} else finally_approved_by end
    where ${from} in (requested_by, approved_by, finally_approved_by)
      and not (finally_approved_by is not null
        and coalesce(${into} in (requested_by, approved_by, finally_approved_by), false))`.execute(trx);
};
