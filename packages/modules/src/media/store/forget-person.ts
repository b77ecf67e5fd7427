import type { Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** The picture of a person goes with their name. */
export const forgetPerson = async (trx: Trx, personId: string): Promise<void> => {
  await sql`update media.attachment set removed_at = now() where ref_type = 'person' and ref_id = ${personId}
    and removed_at is null`.execute(trx);
};
