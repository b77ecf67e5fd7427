import type { Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';
import { memberRole } from '../domain/administrator.ts';

/** True when the person did not hold the role before. */
export const holdRole = async (
  trx: Trx,
  { personId, acl, by, at }: { personId: string; acl: number; by: string; at: Date },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('identity.role_held')
    .values({ person_id: personId, acl, granted_at: at, granted_by: by })
    .onConflict((conflict) => conflict.columns(['person_id', 'acl']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

export const rolesOf = async (trx: Trx, personId: string): Promise<number[]> => {
  const rows = await trx.selectFrom('identity.role_held').select('acl').where('person_id', '=', personId).execute();
  return rows.map(({ acl }) => acl);
};

/** Takes a role; whoever used it uses another that they hold, the plainest first. */
export const dropRole = async (trx: Trx, personId: string, acl: number): Promise<void> => {
  await trx.deleteFrom('identity.role_held').where('person_id', '=', personId).where('acl', '=', acl).execute();
  await sql`
    update identity.person p set role_in_use = (select h.acl from identity.role_held h where h.person_id = p.id
      order by h.acl = ${memberRole} desc, h.acl desc limit 1)
    where p.id = ${personId} and p.role_in_use = ${acl}`.execute(trx);
  await trx
    .updateTable('identity.session')
    .set({ role: null })
    .where('person_id', '=', personId)
    .where('role', '=', acl)
    .execute();
};
