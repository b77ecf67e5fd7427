import type { Trx } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { isOfJournal, maySeeJournal, mayWriteField } from '../domain/policy.ts';
import { loadJournal } from '../store/journal.ts';

/** A journal, held fast for who may write its masthead: its board and its disciplines are part of that. */
export const keptMasthead = async (
  trx: Trx,
  actor: Actor,
  id: string,
): Promise<Result<NonNullable<Awaited<ReturnType<typeof loadJournal>>>, 'journal-not-found' | 'not-allowed'>> => {
  const journal = await loadJournal(trx, id);
  if (!journal || !maySeeJournal(actor, journal)) return refuse('journal-not-found');
  if (mayWriteField(actor, journal, 'board')) return ok(journal);
  return refuse(isOfJournal(actor, id) ? 'not-allowed' : 'journal-not-found');
};
