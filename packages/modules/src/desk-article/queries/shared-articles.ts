import type { Db } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** The articles whose state tells of both accounts, or of a review by the second: they change when the two become one. */
export const sharedArticles = async (db: Db, { from, into }: { from: string; into: string }): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select p.submission_id as id from desk_article.part p join desk_article.part o using (submission_id)
    where p.person_id = ${from} and o.person_id = ${into}
    union select r.submission_id from workflow.review_assignment r where r.reviewer_id = ${into}`.execute(db);
  return rows.map(({ id }) => id);
};
