import { type Actor, isInPerson } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { IdentityNeeds } from '../ports.ts';

/** Ends a key at once. */
export const removeApiKey =
  (needs: IdentityNeeds) =>
  (actor: Actor, id: string): Promise<Result<{ done: true }, 'not-while-switched' | 'key-not-found'>> =>
    needs.transaction(async (trx) => {
      if (!isInPerson(actor)) return refuse('not-while-switched');
      const { numDeletedRows } = await trx
        .deleteFrom('identity.api_key')
        .where('id', '=', id)
        .where('person_id', '=', actor.person)
        .executeTakeFirst();
      if (numDeletedRows !== 1n) return refuse('key-not-found');
      await needs.tell(trx, actor, {
        event: 'api-key-was-removed',
        subject: { type: 'person', id: actor.person },
        data: { key: id },
      });
      return ok({ done: true } as const);
    });
