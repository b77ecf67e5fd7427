import type { Db, Trx } from '@naskhah/db/tables';

/** Accounts with a password that were never confirmed. One without was made for somebody, by an invitation to review, and waits. */
export const registeredBefore = async (db: Db, before: Date, most: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('identity.person')
    .select('id')
    .where('status', '=', 'unconfirmed')
    .where('password_hash', 'is not', null)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
};

/** True when the account was still unconfirmed; its addresses, roles and sessions go with it. */
export const deletePerson = async (trx: Trx, personId: string, before: Date): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('identity.person')
    .where('id', '=', personId)
    .where('status', '=', 'unconfirmed')
    .where('created_at', '<', before)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};
