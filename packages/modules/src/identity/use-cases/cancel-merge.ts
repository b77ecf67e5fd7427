import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { mayManagePeople } from '../domain/people-policy.ts';
import type { IdentityNeeds } from '../ports.ts';
import { endMerge, findMerge } from '../store/merge.ts';

/** Leaves two accounts as they are; the links that were mailed are no longer good. */
export const cancelMerge =
  (needs: IdentityNeeds) =>
  (actor: Actor, id: string): Promise<Result<{ done: true }, 'merge-not-found'>> =>
    needs.transaction(async (trx) => {
      if (!mayManagePeople(actor)) return refuse('merge-not-found');
      const merge = await findMerge(trx, id);
      if (!merge || !(await endMerge(trx, id, 'cancelled', needs.clock()))) return refuse('merge-not-found');
      await needs.tell(trx, actor, {
        event: 'merge-was-cancelled',
        subject: { type: 'person', id: merge.kept_id },
        data: { person: merge.other_id },
      });
      return ok({ done: true } as const);
    });
