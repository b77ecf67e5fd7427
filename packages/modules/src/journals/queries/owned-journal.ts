import type { Db } from '@naskhah/db/tables';

/** What the policy asks of a journal: one statement. */
export const ownedJournal = (db: Db, id: string) =>
  db
    .selectFrom('journals.journal')
    .select(['id', 'owner_id as ownerId', 'state'])
    .where('id', '=', id)
    .executeTakeFirst();
