import { type Actor, isInPerson, may } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { copyPresets } from '../../access/index.ts';
import type { ActNeeds } from '../../activity/index.ts';
import { lockJournal } from '../store/state.ts';

type Refusal = 'journal-not-found' | 'not-while-switched';

/** Gives a journal what a new one begins with and it lacks: the shipped presets. Twice is once. */
export const setJournalDefaultValue =
  (needs: ActNeeds) =>
  (actor: Actor, id: string): Promise<Result<{ added: number }, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<{ added: number }, Refusal>> => {
      if (!may(actor, 'team_management', id)) return refuse('journal-not-found');
      if (!isInPerson(actor)) return refuse('not-while-switched');
      if (!(await lockJournal(trx, id))) return refuse('journal-not-found');
      const { size: added } = await copyPresets(trx, id, needs.newId);
      if (added > 0)
        await needs.tell(trx, actor, {
          event: 'defaults-were-set',
          subject: { type: 'journal', id },
          journal: id,
          data: { presets: added },
        });
      return ok({ added });
    });
