import type { Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** Whether somebody holds a role of the platform, or could by an open invitation. */
export const isRoleInUse = async (trx: Trx, acl: number): Promise<boolean> => {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from identity.role_held where acl = ${acl})
      or exists (select from identity.invitation where acl = ${acl} and state = 'open') as used`.execute(trx);
  return rows[0]?.used ?? false;
};
