import type { Db } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** The platform's roles with how many people hold each: one statement. */
export const roles = (db: Db) =>
  db
    .selectFrom('access.platform_role as r')
    .select(['r.acl', 'r.label_en', 'r.label_ms', 'r.flags', 'r.menu', 'r.version'])
    .select(sql<number>`(select count(*)::int from identity.role_held h where h.acl = r.acl)`.as('holders'))
    .orderBy('r.acl')
    .execute();
