import type { Trx } from '@naskhah/db/tables';

/** Whether authors may begin submissions to a journal. */
export const saveTakesSubmissions = async (trx: Trx, journal: string, open: boolean, now: Date): Promise<void> => {
  await trx
    .updateTable('journals.journal')
    .set((on) => ({ takes_submissions: open, updated_at: now, version: on('version', '+', 1) }))
    .where('id', '=', journal)
    .execute();
};
