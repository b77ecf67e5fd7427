import type { Db } from '@naskhah/db/tables';

/** The files of an article with what they are for. */
export const articleFiles = (db: Db, articleId: string) =>
  db
    .selectFrom('media.attachment')
    .select(['id', 'use'])
    .where('ref_id', '=', articleId)
    .where('removed_at', 'is', null)
    .execute();
