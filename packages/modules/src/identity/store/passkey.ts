import type { Db, Trx } from '@naskhah/db/tables';
import type { StoredPasskey } from '../ports-of-sign-in.ts';

export const passkeysOf = (db: Db, personId: string) =>
  db.selectFrom('identity.passkey').select(['id', 'transports']).where('person_id', '=', personId).execute();

/** A passkey with who it belongs to. */
export const passkeyById = async (db: Db, id: string) => {
  const row = await db
    .selectFrom('identity.passkey as k')
    .innerJoin('identity.person as p', 'p.id', 'k.person_id')
    .select(['k.id', 'k.person_id', 'k.public_key', 'k.counter', 'k.transports', 'p.status'])
    .where('k.id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      personId: row.person_id,
      status: row.status,
      passkey: { id: row.id, publicKey: row.public_key, counter: row.counter, transports: row.transports },
    }
  );
};

/** False when this passkey is kept already, for whomever. */
export const insertPasskey = async (
  trx: Trx,
  { passkey, personId, label, now }: { passkey: StoredPasskey; personId: string; label: string; now: Date },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('identity.passkey')
    .values({
      id: passkey.id,
      person_id: personId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      label,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

/** False when another use came first, or the counter went back: then it may be a copy. Some authenticators always say 0. */
export const noteUse = async (db: Db, passkey: StoredPasskey, counter: number, now: Date): Promise<boolean> => {
  if (counter <= passkey.counter && counter !== 0) return false;
  const { numUpdatedRows } = await db
    .updateTable('identity.passkey')
    .set({ counter, last_used_at: now })
    .where('id', '=', passkey.id)
    .where('counter', '=', passkey.counter)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** False when the person has no such passkey. */
export const deletePasskey = async (trx: Trx, personId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('identity.passkey')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};
