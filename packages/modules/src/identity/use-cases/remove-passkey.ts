import { type Actor, isInPerson } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { IdentityNeeds } from '../ports.ts';
import { deletePasskey } from '../store/passkey.ts';

/** The passkey opens nothing any more; the authenticator may still show it. */
export const removePasskey =
  (needs: IdentityNeeds) =>
  (actor: Actor, id: string): Promise<Result<{ done: true }, 'not-while-switched' | 'passkey-not-found'>> =>
    needs.transaction(async (trx) => {
      if (!isInPerson(actor)) return refuse('not-while-switched');
      if (!(await deletePasskey(trx, actor.person, id))) return refuse('passkey-not-found');
      await needs.tell(trx, actor, { event: 'passkey-was-removed', subject: { type: 'person', id: actor.person } });
      return ok({ done: true } as const);
    });
