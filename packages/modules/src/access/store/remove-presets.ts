import type { Trx } from '@naskhah/db/tables';

/** The presets of a journal that goes, and who held them. */
export const removePresets = async (trx: Trx, journal: string): Promise<void> => {
  await trx.deleteFrom('access.assigned_preset').where('journal_id', '=', journal).execute();
  await trx.deleteFrom('access.preset').where('journal_id', '=', journal).execute();
};
