import { type Actor, isInPerson } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { IdentityNeeds } from '../ports.ts';
import { deleteApiKey } from '../store/api-key.ts';

/** Ends a key at once. */
export const removeApiKey =
  (needs: IdentityNeeds) =>
  (actor: Actor, id: string): Promise<Result<{ done: true }, 'not-while-switched' | 'key-not-found'>> =>
    needs.transaction(async (trx) => {
      if (!isInPerson(actor)) return refuse('not-while-switched');
      if (!(await deleteApiKey(trx, actor.person, id))) return refuse('key-not-found');
      await needs.tell(trx, actor, {
        event: 'api-key-was-removed',
        subject: { type: 'person', id: actor.person },
        data: { key: id },
      });
      return ok({ done: true } as const);
    });
