import type { Db } from '@naskhah/db/tables';

/** The journal of a submission, with what its number and its mails say of it. */
export const journalOf = (db: Db, id: string) =>
  db
    .selectFrom('journals.journal')
    .select(['id', 'abbreviation', 'name_en', 'name_ms'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
