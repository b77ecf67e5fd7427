import type { Db } from '@naskhah/db/tables';

/** What a review link leads to, for whoever holds it: nothing of authors, editors or other reviewers. One statement. */
export const reviewBehindLink = async (db: Db, linkHash: Buffer) => {
  const row = await db
    .selectFrom('workflow.review_assignment as a')
    .innerJoin('submissions.submission as s', 's.id', 'a.submission_id')
    .innerJoin('journals.journal as j', 'j.id', 'a.journal_id')
    .select(['a.state', 'a.answer_due', 'a.review_due', 's.title', 's.language'])
    .select(['j.name_en', 'j.name_ms', 'j.issn', 'j.eissn'])
    .where('a.link_hash', '=', linkHash)
    .where('a.state', '!=', 'cancelled')
    .executeTakeFirst();
  return (
    row && {
      journal_en: row.name_en,
      journal_ms: row.name_ms,
      issn: row.issn,
      eissn: row.eissn,
      article_title: row.title,
      language: row.language,
      state: row.state,
      answer_due: row.answer_due,
      review_due: row.review_due,
    }
  );
};
