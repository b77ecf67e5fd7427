import type { Db } from '@naskhah/db/tables';

/** The articles that a person takes part in as an author. */
export const articlesWritten = async (db: Db, personId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('submissions.participant')
    .select('submission_id')
    .where('person_id', '=', personId)
    .where('role', '=', 'author')
    .execute();
  return rows.map(({ submission_id }) => submission_id);
};
