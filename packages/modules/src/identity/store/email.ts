import type { Db, Trx } from '@naskhah/db/tables';

/** The address is proved from now on, unless it was before. */
export const confirmAddress = async (trx: Trx, address: string, at: Date): Promise<void> => {
  await trx
    .updateTable('identity.email')
    .set({ confirmed_at: at })
    .where('address', '=', address)
    .where('confirmed_at', 'is', null)
    .execute();
};

/** The same for the address to which a person's mails go. */
export const confirmPrimary = async (trx: Trx, personId: string, at: Date): Promise<void> => {
  await trx
    .updateTable('identity.email')
    .set({ confirmed_at: at })
    .where('person_id', '=', personId)
    .where('is_primary', '=', true)
    .where('confirmed_at', 'is', null)
    .execute();
};

/** A further address of a person, proved. */
export const insertEmail = async (trx: Trx, personId: string, address: string, at: Date): Promise<void> => {
  await trx
    .insertInto('identity.email')
    .values({ address, person_id: personId, is_primary: false, confirmed_at: at })
    .execute();
};

export const emailOf = (db: Db, personId: string, address: string) =>
  db
    .selectFrom('identity.email')
    .select(['is_primary', 'confirmed_at'])
    .where('person_id', '=', personId)
    .where('address', '=', address)
    .executeTakeFirst();

/** Mails to the person go to this one of their addresses. */
export const setPrimary = async (trx: Trx, personId: string, address: string): Promise<void> => {
  const own = trx.updateTable('identity.email').where('person_id', '=', personId);
  await own.set({ is_primary: false }).where('is_primary', '=', true).execute();
  await own.set({ is_primary: true }).where('address', '=', address).execute();
};

/** What the address was, or undefined where the person has no such one. */
export const deleteEmail = (trx: Trx, personId: string, address: string) =>
  trx
    .deleteFrom('identity.email')
    .where('person_id', '=', personId)
    .where('address', '=', address)
    .returning('is_primary')
    .executeTakeFirst();
