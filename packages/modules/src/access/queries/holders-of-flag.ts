import { spoken } from '@naskhah/db/spoken-language';
import type { Db } from '@naskhah/db/tables';
import { type PresetFlag, presetFlagBits } from '@naskhah/kernel/journal-permission';
import { sql } from 'kysely';

/** Everybody who holds a platform role with this flag, in use or not, as mails address them: one statement. */
export const holdersOfFlag = (db: Db, flag: PresetFlag) =>
  db
    .selectFrom('identity.person as p')
    .innerJoin('identity.email as e', (join) => join.onRef('e.person_id', '=', 'p.id').on('e.is_primary', '=', true))
    .select(['p.id as personId', 'p.firstname', spoken('p.language').as('language'), 'e.address'])
    .where('p.status', '=', 'active')
    .where((on) =>
      on.exists(
        on
          .selectFrom('identity.role_held as h')
          .innerJoin('access.platform_role as r', 'r.acl', 'h.acl')
          .select('h.acl')
          .whereRef('h.person_id', '=', 'p.id')
          .where(sql<boolean>`r.flags & ${presetFlagBits[flag]} > 0`),
      ),
    )
    .orderBy('p.id')
    .execute();
