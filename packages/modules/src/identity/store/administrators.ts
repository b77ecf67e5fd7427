import type { Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';
import { administratorRole } from '../domain/administrator.ts';

/**
 * Whether nobody else who can log in holds the role of the Administrator. Asked before somebody loses it: the lock is held to
 * the end of the transaction, so that of two Administrators who take each other's role only the first succeeds.
 */
export const isLastAdministrator = async (trx: Trx, personId: string): Promise<boolean> => {
  // Two statements: the second must see what whoever held the lock before has committed.
  await sql`select pg_advisory_xact_lock(hashtextextended('identity.administrators', 0))`.execute(trx);
  const rows = await trx
    .selectFrom('identity.role_held as h')
    .innerJoin('identity.person as p', 'p.id', 'h.person_id')
    .select('p.id')
    .where('h.acl', '=', administratorRole)
    .where('p.status', '=', 'active')
    .limit(2)
    .orderBy((on) => on('p.id', '=', personId))
    .execute();
  return rows.length === 1 && rows[0]?.id === personId;
};
