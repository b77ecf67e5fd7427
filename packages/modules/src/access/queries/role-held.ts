import type { Db } from '@naskhah/db/tables';

/** A platform role that the person holds, or undefined: one statement. */
export const roleHeld = (db: Db, person: string, acl: number) =>
  db
    .selectFrom('identity.role_held as h')
    .innerJoin('access.platform_role as r', 'r.acl', 'h.acl')
    .select(['r.acl', 'r.flags', 'r.menu'])
    .where('h.person_id', '=', person)
    .where('h.acl', '=', acl)
    .executeTakeFirst();
