import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { removePresets } from '../../access/index.ts';
import type { ActNeeds } from '../../activity/index.ts';
import { hangFiles } from '../../media/index.ts';
import { deleteDraft } from '../domain/journal.ts';
import { mayEditJournal } from '../domain/policy.ts';
import { loadJournal, removeJournal } from '../store/journal.ts';

type Refusal = 'journal-not-found' | 'stale-version' | 'journal-not-draft';

/** Takes away a registration that was never submitted, with its files, presets and sections. */
export const deleteJournal =
  (needs: ActNeeds) =>
  (actor: Actor, id: string, version: number): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<{ done: true }, Refusal>> => {
      const journal = await loadJournal(trx, id);
      if (actor.kind !== 'person' || !journal || !mayEditJournal(actor, journal)) return refuse('journal-not-found');
      if (journal.version !== version) return refuse('stale-version');
      const decided = deleteDraft(journal.state);
      if (!decided.ok) return decided;
      const files = await hangFiles(
        trx,
        { refType: 'journal', refId: id, person: actor.person, now: needs.clock() },
        [],
      );
      if (!files.ok) throw new Error(`the files of a journal were not taken off: ${files.refusal}`);
      await removePresets(trx, id);
      await removeJournal(trx, id);
      await needs.tell(trx, actor, { event: 'journal-was-deleted', subject: { type: 'journal', id }, journal: id });
      return ok({ done: true } as const);
    });
