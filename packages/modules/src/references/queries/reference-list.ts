import type { Db } from '@naskhah/db/tables';

export const referenceList = (db: Db, submissionId: string) =>
  db
    .selectFrom('references.reference')
    .select(['id', 'position', 'raw', 'doi'])
    .where('submission_id', '=', submissionId)
    .orderBy('position')
    .execute();
