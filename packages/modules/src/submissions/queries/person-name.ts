import type { Db } from '@naskhah/db/tables';

export const personName = async (db: Db, id: string): Promise<string> => {
  const { name } = await db.selectFrom('identity.person').select('name').where('id', '=', id).executeTakeFirstOrThrow();
  return name;
};
