import type { Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** The journals that an account registered, and its places on boards, go over to the one that it is part of now. */
export const mergeAccounts = async (trx: Trx, { from, into }: { from: string; into: string }): Promise<void> => {
  await sql`update journals.journal set owner_id = ${into} where owner_id = ${from}`.execute(trx);
  await sql`update journals.board_member set person_id = ${into} where person_id = ${from}`.execute(trx);
};
