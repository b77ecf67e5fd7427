import { spoken } from '@naskhah/db/spoken-language';
import type { Db } from '@naskhah/db/tables';
import type { PersonId } from '@naskhah/kernel/ids';
import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { capabilitiesOf } from '../domain/capabilities.ts';

/** The session user as the portal knows it (decisions 2): one statement. `role`: of the session; else the one that the account used last. */
export const sessionUser = async (db: Db, person: PersonId, behind: PersonId, role?: number) => {
  const inUse = sql<number>`coalesce(${role ?? null}::int, p.role_in_use)`;
  const row = await db
    .selectFrom('identity.person as p')
    .innerJoin('identity.email as e', (join) => join.onRef('e.person_id', '=', 'p.id').on('e.is_primary', '=', true))
    .leftJoin('access.platform_role as r', (join) => join.on('r.acl', '=', inUse))
    .select([
      'p.id',
      'p.name',
      'p.firstname',
      spoken('p.language').as('language'),
      inUse.as('role'),
      'p.appearance',
      'p.profile_completed_at',
      'e.address',
      'r.flags',
    ])
    .select((on) => [
      jsonArrayFrom(
        on
          .selectFrom('identity.role_held as h')
          .innerJoin('access.platform_role as hr', 'hr.acl', 'h.acl')
          .select(['hr.acl', 'hr.label_en', 'hr.label_ms'])
          .whereRef('h.person_id', '=', 'p.id')
          .orderBy('hr.acl'),
      ).as('roles'),
      jsonObjectFrom(
        on
          .selectFrom('identity.person as b')
          .select(['b.id as usr_id', 'b.name as usr_name'])
          .where('b.id', '=', behind),
      ).as('behind'),
    ])
    .where('p.id', '=', person)
    .executeTakeFirstOrThrow();
  return {
    usr_id: row.id,
    usr_acl: row.role,
    usr_firstname: row.firstname,
    usr_name: row.name,
    usr_email: row.address,
    language: row.language,
    appearance: row.appearance,
    profile_completed: row.profile_completed_at !== null,
    roles: row.roles,
    capabilities: capabilitiesOf(row.flags ?? 0),
    behind: behind === person ? null : row.behind,
  };
};
