import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { ActNeeds } from '../../activity/index.ts';
import { mastheadOf, saveDisciplines, saveMasthead } from '../store/journal.ts';
import { keptMasthead } from './kept-masthead.ts';

type Refusal = 'journal-not-found' | 'not-allowed' | 'stale-version';

/** Sets what a journal is about: `decide` says from the order that stands which one it shall be. The same again is no change. */
export const saveJournalDisciplines =
  (needs: ActNeeds) =>
  <R extends string = never>(
    actor: Actor,
    id: string,
    version: number,
    decide: (kept: readonly string[]) => Result<readonly string[], R>,
  ): Promise<Result<string, Refusal | R>> =>
    needs.transaction(async (trx): Promise<Result<string, Refusal | R>> => {
      const journal = await keptMasthead(trx, actor, id);
      if (!journal.ok) return journal;
      const masthead = await mastheadOf(trx, journal.value);
      if (journal.value.version !== version) return refuse('stale-version');
      const decided = decide(masthead.disciplines);
      if (!decided.ok) return decided;
      const disciplines = [...new Set(decided.value)];
      if (disciplines.join() === masthead.disciplines.join()) return ok(id);
      await saveMasthead(trx, id, version, needs.clock(), masthead);
      await saveDisciplines(trx, id, disciplines);
      await needs.tell(trx, actor, { event: 'masthead-was-saved', subject: { type: 'journal', id }, journal: id });
      return ok(id);
    });
