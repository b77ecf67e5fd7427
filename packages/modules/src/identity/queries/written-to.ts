import { spoken } from '@naskhah/db/spoken-language';
import type { Db } from '@naskhah/db/tables';

/** Where and in which language a person is written to: one statement. */
export const writtenTo = (db: Db, person: string) =>
  db
    .selectFrom('identity.person as p')
    .innerJoin('identity.email as e', (join) => join.onRef('e.person_id', '=', 'p.id').on('e.is_primary', '=', true))
    .select(['p.id as personId', 'p.name', 'p.firstname', spoken('p.language').as('language'), 'e.address'])
    .where('p.id', '=', person)
    .executeTakeFirst();
