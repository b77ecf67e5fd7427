import type { Db } from '@naskhah/db/tables';

/** Which of these addresses mails still wait for. */
export const pausedAmong = async (db: Db, addresses: readonly string[]): Promise<Set<string>> => {
  if (addresses.length === 0) return new Set();
  const rows = await db
    .selectFrom('messaging.paused_address')
    .select('address')
    .where('address', 'in', [...addresses])
    .execute();
  return new Set(rows.map(({ address }) => address));
};

export const addressesOf = async (db: Db, personId: string): Promise<Set<string>> => {
  const rows = await db.selectFrom('identity.email').select('address').where('person_id', '=', personId).execute();
  return new Set(rows.map(({ address }) => address));
};
