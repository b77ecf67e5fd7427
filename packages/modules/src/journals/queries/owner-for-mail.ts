import { spoken } from '@naskhah/db/spoken-language';
import type { Db } from '@naskhah/db/tables';

/** Who registered a journal, as mails address them. */
export const ownerForMail = (db: Db, personId: string) =>
  db
    .selectFrom('identity.person as p')
    .innerJoin('identity.email as e', (join) => join.onRef('e.person_id', '=', 'p.id').on('e.is_primary', '=', true))
    .select(['p.id', 'p.name', 'p.firstname', spoken('p.language').as('language'), 'e.address'])
    .where('p.id', '=', personId)
    .executeTakeFirst();
