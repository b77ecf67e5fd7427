import type { Db } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** The articles that a person wrote, with the reviews and tasks about them: mails about these are not theirs to read in a log. */
export const ownSubjects = async (db: Db, personId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    with own as (select a.submission_id as id from submissions.author_account a where a.person_id = ${personId})
    select id from own
    union select r.id from workflow.review_assignment r join own on own.id = r.submission_id
    union select t.id from tasks.task t join own on own.id = t.article_id`.execute(db);
  return rows.map(({ id }) => id);
};
