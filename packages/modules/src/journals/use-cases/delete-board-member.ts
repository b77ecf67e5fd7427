import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { ActNeeds } from '../../activity/index.ts';
import { lockMember, removeMember } from '../store/board.ts';
import { keptMasthead } from './kept-masthead.ts';

type Refusal = 'journal-not-found' | 'not-allowed' | 'member-not-found' | 'stale-version';

/** Takes somebody off the board. A link that they were mailed stops working. */
export const deleteBoardMember =
  (needs: ActNeeds) =>
  (actor: Actor, of: string, id: string, version: number): Promise<Result<string, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<string, Refusal>> => {
      const journal = await keptMasthead(trx, actor, of);
      if (!journal.ok) return journal;
      const known = await lockMember(trx, id);
      if (known?.journal !== of) return refuse('member-not-found');
      if (known.version !== version) return refuse('stale-version');
      await removeMember(trx, id);
      await needs.tell(trx, actor, { event: 'board-was-changed', subject: { type: 'journal', id: of }, journal: of });
      return ok(of);
    });
