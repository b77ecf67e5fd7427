import type { Db, Trx } from '@naskhah/db/tables';

export const personByEmail = async (db: Db, address: string) =>
  db
    .selectFrom('identity.email')
    .innerJoin('identity.person', 'identity.person.id', 'identity.email.person_id')
    .selectAll('identity.person')
    .select(['identity.email.address', 'identity.email.confirmed_at'])
    .where('identity.email.address', '=', address)
    .executeTakeFirst();

export const setPassword = async (trx: Trx, personId: string, hash: string): Promise<void> => {
  await trx.updateTable('identity.person').set({ password_hash: hash }).where('id', '=', personId).execute();
};

export type NewPerson = {
  id: string;
  name: string;
  firstname: string;
  language: 'en' | 'ms';
  email: string;
  passwordHash: string | null;
  confirmedAt: Date | null;
  createdAt: Date;
  roles: number[];
  roleInUse: number;
};

/** A new account with its primary e-mail and the roles it holds. */
export const insertPerson = async (trx: Trx, person: NewPerson): Promise<void> => {
  await trx
    .insertInto('identity.person')
    .values({
      id: person.id,
      name: person.name,
      firstname: person.firstname,
      language: person.language,
      password_hash: person.passwordHash,
      status: person.confirmedAt ? 'active' : 'unconfirmed',
      role_in_use: person.roleInUse,
      created_at: person.createdAt,
    })
    .execute();
  await trx
    .insertInto('identity.email')
    .values({ address: person.email, person_id: person.id, is_primary: true, confirmed_at: person.confirmedAt })
    .execute();
  await trx
    .insertInto('identity.role_held')
    .values(person.roles.map((acl) => ({ person_id: person.id, acl, granted_at: person.createdAt })))
    .execute();
};

export const personName = async (trx: Trx, personId: string): Promise<string> => {
  const row = await trx.selectFrom('identity.person').select('name').where('id', '=', personId).executeTakeFirst();
  return row?.name ?? '';
};

/** Whether an address is a confirmed one of the person. */
export const hasAddress = async (trx: Trx, personId: string, address: string): Promise<boolean> => {
  const row = await trx
    .selectFrom('identity.email')
    .select('address')
    .where('address', '=', address)
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
};
