import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { ActNeeds } from '../../activity/index.ts';
import { saveMysitasiUrl } from '../store/journal.ts';
import { keptMasthead } from './kept-masthead.ts';

type Refusal = 'journal-not-found' | 'not-allowed' | 'stale-version';

/** Sets the page of a journal in the national citation index, or takes it away. */
export const updateMysitasiUrl =
  (needs: ActNeeds) =>
  (actor: Actor, id: string, version: number, url: string | null): Promise<Result<string, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<string, Refusal>> => {
      const journal = await keptMasthead(trx, actor, id);
      if (!journal.ok) return journal;
      if (journal.value.version !== version) return refuse('stale-version');
      if (journal.value.mysitasi_url === url) return ok(id);
      await saveMysitasiUrl(trx, journal.value, url, needs.clock());
      await needs.tell(trx, actor, { event: 'masthead-was-saved', subject: { type: 'journal', id }, journal: id });
      return ok(id);
    });
