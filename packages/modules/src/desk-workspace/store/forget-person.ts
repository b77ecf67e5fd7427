import type { Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** What a person had saved for finding things again goes with their name. */
export const forgetPerson = async (trx: Trx, personId: string): Promise<void> => {
  await sql`delete from desk_workspace.saved_view where person_id = ${personId}`.execute(trx);
};
