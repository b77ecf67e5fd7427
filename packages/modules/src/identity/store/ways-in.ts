import type { Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** Tables of this schema that point at a person and are not ways to log in; every other one that does is. */
const kept = ['person', 'email', 'affiliation', 'role_held', 'invitation', 'merge'];

/**
 * Ends every way into an account: password, sessions, tickets, and whatever else of this schema points at the person, such as
 * factors, passkeys, keys and links to other sign-ins. Asked of the database, so that a new way in cannot be forgotten here.
 */
export const endWaysIn = async (trx: Trx, personId: string): Promise<void> => {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.relname as table, a.attname as column
    from pg_constraint f
      join pg_class c on c.oid = f.conrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any(f.conkey)
    where f.contype = 'f' and f.confrelid = 'identity.person'::regclass
      and c.relnamespace = 'identity'::regnamespace and c.relname <> all(${kept}::text[])`.execute(trx);
  for (const { table, column } of rows)
    await sql`delete from ${sql.id('identity', table)} where ${sql.ref(column)} = ${personId}`.execute(trx);
  await trx
    .deleteFrom('identity.one_time_code')
    .where('address', 'in', (on) => on.selectFrom('identity.email').select('address').where('person_id', '=', personId))
    .execute();
  await trx.deleteFrom('identity.attempt').where('key', '=', personId).execute();
  await trx.updateTable('identity.person').set({ password_hash: null }).where('id', '=', personId).execute();
};
