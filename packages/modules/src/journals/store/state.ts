import type { Trx } from '@naskhah/db/tables';
import type { JournalState } from '../domain/journal.ts';

export const saveState = async (
  trx: Trx,
  journal: { id: string; version: number },
  state: JournalState,
  reason: string | null,
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('journals.journal')
    .set({ state, state_reason: reason, updated_at: now, version: journal.version + 1 })
    .where('id', '=', journal.id)
    .where('version', '=', journal.version)
    .execute();
};

/** Keeps other acts on the journal out until this one ends; false when there is none. */
export const lockJournal = async (trx: Trx, id: string): Promise<boolean> => {
  const row = await trx.selectFrom('journals.journal').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row !== undefined;
};
