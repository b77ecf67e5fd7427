import type { Db } from '@naskhah/db/tables';
import { sql } from 'kysely';
import { isShippedRole } from '../domain/platform-roles.ts';

/** The platform's roles with how many people hold each: one statement. */
export const roles = async (db: Db) => {
  const rows = await db
    .selectFrom('access.platform_role as r')
    .select(['r.acl', 'r.label_en', 'r.label_ms', 'r.flags', 'r.menu', 'r.version'])
    .select(sql<number>`(select count(*)::int from identity.role_held h where h.acl = r.acl)`.as('holders'))
    .select(
      sql<boolean>`exists (select from identity.invitation i where i.acl = r.acl and i.state = 'open')`.as('offered'),
    )
    .orderBy('r.acl')
    .execute();
  return rows.map(({ offered, ...role }) => ({
    ...role,
    may_delete: role.holders === 0 && !offered && !isShippedRole(role.acl),
  }));
};
