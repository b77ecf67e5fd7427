import type { Db } from '@naskhah/db/tables';

/** Whose account the address is of. */
export const personOfAddress = async (db: Db, address: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('identity.email')
    .select('person_id')
    .where('address', '=', address)
    .executeTakeFirst();
  return row?.person_id;
};
