import type { Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** What an account sent, checked, decided and wrote is that of the one that it is part of now. */
export const mergeAccounts = async (trx: Trx, { from, into }: { from: string; into: string }): Promise<void> => {
  for (const column of ['sent_by', 'checker_id', 'passed_by', 'decided_by'])
    await sql`update verification.round set ${sql.ref(column)} = ${into} where ${sql.ref(column)} = ${from}`.execute(
      trx,
    );
  await sql`update verification.message set sender_id = ${into} where sender_id = ${from}`.execute(trx);
};
