import type { Db, Trx } from '@naskhah/db/tables';
import type { FamilyName } from '@naskhah/kernel/name-parts';

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
  family?: FamilyName;
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
      family: person.family ?? null,
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

/** A person's name and the family name in it. */
export const citedNameOf = (trx: Trx, personId: string): Promise<{ name: string; family: FamilyName }> =>
  trx.selectFrom('identity.person').select(['name', 'family']).where('id', '=', personId).executeTakeFirstOrThrow();

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

/** Who a person is and where mails go; throws for one without an address. */
export const contactOf = (db: Db, personId: string) =>
  db
    .selectFrom('identity.person as p')
    .innerJoin('identity.email as e', 'e.person_id', 'p.id')
    .select(['p.id', 'p.name', 'p.firstname', 'p.language', 'p.password_hash', 'e.address'])
    .where('p.id', '=', personId)
    .where('e.is_primary', '=', true)
    .executeTakeFirstOrThrow();

export const passwordOf = async (db: Db, personId: string): Promise<string | null> => {
  const { password_hash } = await db
    .selectFrom('identity.person')
    .select('password_hash')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return password_hash;
};

export const noteSeen = async (trx: Trx, personId: string, at: Date): Promise<void> => {
  await trx.updateTable('identity.person').set({ last_seen_at: at }).where('id', '=', personId).execute();
};

/** The account is in use from now on; false for one that is suspended or no longer anybody's. */
export const activate = async (trx: Trx, personId: string): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('identity.person')
    .set({ status: 'active' })
    .where('id', '=', personId)
    .where('status', 'in', ['unconfirmed', 'active'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** The role with which the next session of the person begins. */
export const rememberRole = async (trx: Trx, personId: string, acl: number): Promise<void> => {
  await trx.updateTable('identity.person').set({ role_in_use: acl }).where('id', '=', personId).execute();
};

/** An account that somebody may act as, and whether it is one of an Administrator. */
export const switchTarget = (db: Db, personId: string) =>
  db
    .selectFrom('identity.person as p')
    .select('p.id')
    .select((on) =>
      on
        .exists(
          on
            .selectFrom('identity.role_held as h')
            .select('h.acl')
            .whereRef('h.person_id', '=', 'p.id')
            .where('h.acl', '=', 1),
        )
        .as('administrator'),
    )
    .where('p.id', '=', personId)
    .where('p.status', 'in', ['active', 'unconfirmed'])
    .executeTakeFirst();
