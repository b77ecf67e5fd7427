import { spoken } from '@naskhah/db/spoken-language';
import type { Db } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** The people of a journal whose role carries a function, such as hearing of each submission: one statement. */
export const journalReceivers = (db: Db, journal: string, flag: number) =>
  db
    .selectFrom('access.assigned_preset as a')
    .innerJoin('access.preset as pr', 'pr.id', 'a.preset_id')
    .innerJoin('identity.person as p', 'p.id', 'a.person_id')
    .innerJoin('identity.email as e', (join) => join.onRef('e.person_id', '=', 'p.id').on('e.is_primary', '=', true))
    .select(['p.id as person_id', 'p.firstname', spoken('p.language').as('language'), 'e.address'])
    .distinct()
    .where('a.journal_id', '=', journal)
    .where(sql<boolean>`pr.function_flags & ${flag} > 0`)
    .where('p.status', '=', 'active')
    .execute();
