import type { Db } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** Makes one row of all that were added to the tally of people in each status. */
export const foldPersonTally = async (db: Db): Promise<void> => {
  await sql`
    with added as (delete from identity.person_tally returning status, n)
    insert into identity.person_tally select status, sum(n) from added group by status having sum(n) <> 0`.execute(db);
};
