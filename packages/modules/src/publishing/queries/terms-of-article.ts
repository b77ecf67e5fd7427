import type { Db } from '@naskhah/db/tables';

/** Under which licence and in which section an article of this journal appears. */
export const termsOfArticle = (db: Db, articleId: string) =>
  db
    .selectFrom('submissions.submission as s')
    .innerJoin('journals.journal as j', 'j.id', 's.journal_id')
    .select(['s.section_id as sectionId', 'j.license'])
    .where('s.id', '=', articleId)
    .executeTakeFirstOrThrow();
