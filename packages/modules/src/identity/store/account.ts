import { spoken } from '@naskhah/db/spoken-language';
import type { Trx } from '@naskhah/db/tables';

/** An account that is still somebody's: neither part of another one nor anonymised. Locked until the act is done. */
export const lockAccount = (trx: Trx, personId: string) =>
  trx
    .selectFrom('identity.person')
    .select(['id', 'name', 'firstname', spoken('language').as('language'), 'status', 'role_in_use', 'version'])
    .where('id', '=', personId)
    .where('status', 'in', ['unconfirmed', 'active', 'suspended'])
    .forUpdate()
    .executeTakeFirst();

export type Account = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;

/** Where mails to this account go; undefined for one without an address. */
export const primaryEmail = async (trx: Trx, personId: string): Promise<string | undefined> => {
  const row = await trx
    .selectFrom('identity.email')
    .select('address')
    .where('person_id', '=', personId)
    .where('is_primary', '=', true)
    .executeTakeFirst();
  return row?.address;
};
