import type { Db } from '@naskhah/db/tables';
import type { Language } from '@naskhah/kernel/language';
import { sql } from 'kysely';

type Row = { id: string; firstname: string; language: Language; address: string };

/** A reviewer whose account an invitation made, and who was not told of it yet; undefined for everybody else. */
export const madeForReviewer = async (db: Db, reviewer: string): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`
    select p.id, p.firstname, p.language, e.address from identity.person p
      join identity.email e on e.person_id = p.id and e.is_primary
    where p.id = ${reviewer} and p.status = 'unconfirmed' and p.password_hash is null`.execute(db);
  const told = await db
    .selectFrom('messaging.mail')
    .select('id')
    .where('person_id', '=', reviewer)
    .where('event', '=', 'reviewer-account')
    .limit(1)
    .executeTakeFirst();
  return told ? undefined : rows[0];
};
