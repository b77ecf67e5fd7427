import type { Trx } from '@naskhah/db/tables';

/** Keeps the DOI under which an article is found. */
export const giveDoi = async (trx: Trx, submissionId: string, doi: string): Promise<void> => {
  await trx.updateTable('submissions.submission').set({ doi }).where('id', '=', submissionId).execute();
};
