import type { Trx } from '@naskhah/db/tables';

/** Makes the articles of an issue public, in one statement each for the publication and the submission; answers their ids. */
export const publishArticles = async (trx: Trx, issueId: string, now: Date): Promise<string[]> => {
  const published = await trx
    .updateTable('publishing.publication')
    .set((on) => ({ published_at: on.fn.coalesce('published_at', on.val(now)), updated_at: now }))
    .where('issue_id', '=', issueId)
    .returning('submission_id')
    .execute();
  const ids = published.map((row) => row.submission_id);
  if (ids.length > 0)
    await trx
      .updateTable('submissions.submission')
      .set((on) => ({ status: 'published', stage: 'publication', updated_at: now, version: on('version', '+', 1) }))
      .where('id', 'in', ids)
      .execute();
  return ids;
};
