import type { Db } from '@naskhah/db/tables';

export const isActivePerson = async (db: Db, id: string): Promise<boolean> => {
  const person = await db
    .selectFrom('identity.person')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return person !== undefined;
};
