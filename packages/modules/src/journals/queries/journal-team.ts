import type { Db } from '@naskhah/db/tables';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

/** The people of a journal with their presets, by name: part of a statement. */
export const teamRows = (db: Db, journal: string) =>
  db
    .selectFrom('identity.person as p')
    .select(['p.id as user_id', 'p.name'])
    .select((on) => [
      sql<string>`coalesce((select a.organisation from identity.affiliation a where a.person_id = p.id
        order by a.is_primary desc limit 1), '')`.as('affiliation'),
      jsonArrayFrom(
        on
          .selectFrom('access.assigned_preset as a')
          .innerJoin('access.preset as pr', 'pr.id', 'a.preset_id')
          .select(['pr.code', 'pr.label_en', 'pr.label_ms'])
          .whereRef('a.person_id', '=', 'p.id')
          .where('a.journal_id', '=', journal)
          .orderBy('pr.sort'),
      ).as('presets'),
    ])
    .where((on) =>
      on.exists(
        on
          .selectFrom('access.assigned_preset as a')
          .select('a.id')
          .whereRef('a.person_id', '=', 'p.id')
          .where('a.journal_id', '=', journal),
      ),
    )
    .orderBy('p.name');

/** The people of a journal with their presets, by name: one statement. */
export const journalTeam = (db: Db, journal: string) => teamRows(db, journal).execute();
