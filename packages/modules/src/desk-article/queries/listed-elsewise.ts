import type { Db } from '@naskhah/db/tables';
import { sql } from 'kysely';

/** The articles that a person wrote and that their lists do not know as theirs yet. */
export const listedElsewise = async (db: Db, personId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select a.submission_id as id from submissions.author_account a join desk_article.article_state s using (submission_id)
    where a.person_id = ${personId} and not exists (select from desk_article.part p
      where p.submission_id = a.submission_id and p.person_id = a.person_id and p.author) order by 1`.execute(db);
  return rows.map(({ id }) => id);
};
