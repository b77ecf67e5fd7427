import type { Db } from '@naskhah/db/tables';

/** The reference list of an article, in its order. */
export const referenceList = (db: Db, submissionId: string) =>
  db
    .selectFrom('references.reference')
    .select(['id', 'position', 'raw', 'doi'])
    .where('submission_id', '=', submissionId)
    .orderBy('position')
    .execute();

/** How many references an article lists. */
export const referenceCount = async (db: Db, submissionId: string): Promise<number> => {
  const { n } = await db
    .selectFrom('references.reference')
    .select((on) => on.fn.countAll<number>().as('n'))
    .where('submission_id', '=', submissionId)
    .executeTakeFirstOrThrow();
  return n;
};
