import type { Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** Nobody comes in any more by the passwords, sessions and keys of these addresses; answers how many accounts had a password. */
export const endPasswordsOf = async (trx: Trx, addresses: readonly string[]): Promise<number> => {
  const { rows } = await sql<{ id: string }>`update identity.person p set password_hash = null, version = version + 1
    where p.password_hash is not null
      and exists (select from identity.email e where e.person_id = p.id and e.address = any(${[...addresses]}))
    returning p.id`.execute(trx);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await trx.deleteFrom('identity.session').where('person_id', 'in', ids).execute();
  await trx.deleteFrom('identity.session').where('behind_id', 'in', ids).execute();
  await trx.deleteFrom('identity.api_key').where('person_id', 'in', ids).execute();
  return ids.length;
};
