import type { Db } from '@naskhah/db/tables';

/** The mail that a fact says came back. */
export const returnedMail = (db: Db, id: string) =>
  db
    .selectFrom('messaging.mail')
    .select(['id', 'person_id', 'address', 'subject', 'subject_type', 'subject_id'])
    .where('id', '=', id)
    .executeTakeFirst();
