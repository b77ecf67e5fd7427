import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { openForSubmissions as decide } from '../domain/setup.ts';
import type { SettingsNeeds } from '../ports.ts';
import { setupFacts } from '../queries/setup-facts.ts';
import { saveTakesSubmissions } from '../store/takes-submissions.ts';
import { lockedSettings } from './locked-settings.ts';

type Input = { journal: string; version: number; open: boolean };
type Refusal = 'journal-not-found' | 'stale-version' | 'journal-not-verified' | 'setup-incomplete';

/** Opens a journal for submissions once nothing is left of its set-up, or closes it again. As it is already is no change. */
export const openForSubmissions =
  (needs: SettingsNeeds) =>
  (actor: Actor, { journal: id, version, open }: Input): Promise<Result<null, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<null, Refusal>> => {
      const locked = await lockedSettings(trx, actor, 'submission', id);
      if (!locked.ok) return locked;
      const journal = await setupFacts(trx, id);
      if (!journal) return refuse('journal-not-found');
      const decided = decide(journal, journal.facts, open);
      if (!decided.ok) return decided;
      if (!decided.value) return ok(null);
      if (journal.version !== version) return refuse('stale-version');
      await saveTakesSubmissions(trx, id, open, needs.clock());
      await needs.tell(trx, actor, {
        event: open ? 'journal-was-opened-for-submissions' : 'journal-was-closed-for-submissions',
        subject: { type: 'journal', id },
        journal: id,
      });
      return ok(null);
    });
