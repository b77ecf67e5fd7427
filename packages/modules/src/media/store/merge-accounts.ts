import type { Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** The files of an account go over to the one that it is part of now. */
export const mergeAccounts = async (trx: Trx, { from, into }: { from: string; into: string }): Promise<void> => {
  await sql`update media.attachment set uploaded_by = ${into} where uploaded_by = ${from}`.execute(trx);
  // The picture of the account that stays is the person's; that of the other only where there was none.
  await sql`update media.attachment a set ref_id = ${into}, removed_at = case when exists (select from media.attachment o
        where o.ref_type = 'person' and o.ref_id = ${into} and o.use = a.use and o.removed_at is null)
      then coalesce(a.removed_at, now()) else a.removed_at end
    where a.ref_id = ${from}`.execute(trx);
  await sql`update media.upload set ref_id = ${into} where ref_id = ${from}`.execute(trx);
  await sql`update media.upload set person_id = ${into} where person_id = ${from}`.execute(trx);
  await sql`delete from media.upload_count where key = ${`person ${from}`}`.execute(trx);
};
