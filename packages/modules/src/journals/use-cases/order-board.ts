import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result } from '@naskhah/kernel/result';
import type { ActNeeds } from '../../activity/index.ts';
import { orderOf } from '../domain/board.ts';
import { memberIds, saveOrder } from '../store/board.ts';
import { keptMasthead } from './kept-masthead.ts';

type Refusal = 'journal-not-found' | 'not-allowed' | 'other-members';

/** Sets the order in which the board is shown; refused when somebody came or went meanwhile. */
export const orderBoard =
  (needs: ActNeeds) =>
  (actor: Actor, of: string, order: readonly string[]): Promise<Result<string, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<string, Refusal>> => {
      const journal = await keptMasthead(trx, actor, of);
      if (!journal.ok) return journal;
      const present = await memberIds(trx, of);
      const decided = orderOf(present, order);
      if (!decided.ok) return decided;
      if (present.join() === decided.value.join()) return ok(of);
      await saveOrder(trx, decided.value);
      await needs.tell(trx, actor, { event: 'board-was-changed', subject: { type: 'journal', id: of }, journal: of });
      return ok(of);
    });
