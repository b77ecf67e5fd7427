import type { Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** The journals that an account registered go over to the one that it is part of now. */
export const mergeAccounts = async (trx: Trx, { from, into }: { from: string; into: string }): Promise<void> => {
  await sql`update journals.journal set owner_id = ${into} where owner_id = ${from}`.execute(trx);
};
