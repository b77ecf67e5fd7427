import type { Db } from '@naskhah/db/tables';

/** The galleys of an article in order, with the files behind them: one statement. */
export const galleyList = (db: Db, articleId: string) =>
  db
    .selectFrom('publishing.galley as g')
    .leftJoin('media.attachment as a', 'a.id', 'g.attachment_id')
    .leftJoin('media.content as c', 'c.sha256', 'a.sha256')
    .select(['g.id', 'g.attachment_id', 'g.kind', 'g.label', 'g.language', 'a.filename', 'c.size'])
    .where('g.submission_id', '=', articleId)
    .orderBy('g.position')
    .execute();
