import type { Trx } from '@naskhah/db/tables';

export type Known = { id: string; journalId: string };

/** The article of that DOI; for a file without one, the article whose XML galley is this very file. */
export const knownArticle = async (trx: Trx, doi: string | null, sha256: Buffer): Promise<Known | undefined> => {
  const row = doi
    ? await trx
        .selectFrom('submissions.submission')
        .select(['id', 'journal_id'])
        .where('doi', '=', doi)
        .executeTakeFirst()
    : await trx
        .selectFrom('media.attachment as a')
        .innerJoin('submissions.submission as s', 's.id', 'a.ref_id')
        .select(['s.id', 's.journal_id'])
        .where('a.sha256', '=', sha256)
        .where('a.use', '=', 'galley')
        .where('s.source', '=', 'import')
        .executeTakeFirst();
  return row && { id: row.id, journalId: row.journal_id };
};
