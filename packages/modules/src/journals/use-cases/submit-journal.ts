import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { ActNeeds } from '../../activity/index.ts';
import { lacks, submitRegistration } from '../domain/journal.ts';
import { mayEditJournal } from '../domain/policy.ts';
import { loadJournal } from '../store/journal.ts';
import { disciplineCount, saveState } from '../store/state.ts';

type Refusal = 'journal-not-found' | 'stale-version' | 'journal-not-draft' | 'journal-incomplete';

/** Submits the registration of a journal to the secretariat. */
export const submitJournal =
  (needs: ActNeeds) =>
  (actor: Actor, id: string, version: number): Promise<Result<string, Refusal>> =>
    needs.transaction(async (trx) => {
      const journal = await loadJournal(trx, id);
      if (!journal || !mayEditJournal(actor, journal)) return refuse('journal-not-found');
      if (journal.state === 'submitted') return ok(id);
      if (journal.version !== version) return refuse('stale-version');
      const missing = lacks({
        nameEn: journal.name_en,
        nameMs: journal.name_ms,
        publisher: journal.publisher,
        disciplines: await disciplineCount(trx, id),
        issn: journal.issn,
        eissn: journal.eissn,
      });
      const decided = submitRegistration(journal.state, missing);
      if (!decided.ok) return decided;
      await saveState(trx, journal, decided.value, null, needs.clock());
      await needs.tell(trx, actor, { event: 'journal-was-submitted', subject: { type: 'journal', id }, journal: id });
      return ok(id);
    });
