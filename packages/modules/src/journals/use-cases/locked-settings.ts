import type { Trx } from '@naskhah/db/tables';
import { type Actor, may } from '@naskhah/kernel/actor';
import type { JournalPermission } from '@naskhah/kernel/journal-permission';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { loadJournal } from '../store/journal.ts';

/** How every change of a journal's settings begins: the actor holds the section, and the journal is locked for this act. */
export const lockedSettings = async (
  trx: Trx,
  actor: Actor,
  section: JournalPermission,
  id: string,
): Promise<Result<NonNullable<Awaited<ReturnType<typeof loadJournal>>>, 'journal-not-found'>> => {
  if (!may(actor, section, id)) return refuse('journal-not-found');
  const journal = await loadJournal(trx, id);
  return journal ? ok(journal) : refuse('journal-not-found');
};
