import type { Trx } from '@naskhah/db/tables';
import type { JournalAccess } from '@naskhah/kernel/actor';
import { addUp } from '../domain/add-up.ts';
import { grantsHeld } from '../queries/assigned-access.ts';

/** What a person's presets in a journal add up to; nobody takes one of them before this act has ended. */
export const accessHeldFast = async (trx: Trx, journal: string, person: string): Promise<JournalAccess | undefined> =>
  addUp(await grantsHeld(trx, journal, person).forShare().execute()).get(journal);
