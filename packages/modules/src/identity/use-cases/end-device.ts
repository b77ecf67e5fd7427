import { type Actor, isInPerson } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { IdentityNeeds } from '../ports.ts';
import { endDeviceOf } from '../store/session.ts';

/** Ends one of the own sessions, on whatever device. */
export const endDevice =
  (needs: IdentityNeeds) =>
  (actor: Actor, id: string): Promise<Result<{ done: true }, 'not-while-switched' | 'session-not-found'>> =>
    needs.transaction(async (trx) => {
      if (!isInPerson(actor)) return refuse('not-while-switched');
      if (!(await endDeviceOf(trx, actor.person, id))) return refuse('session-not-found');
      await needs.tell(trx, actor, { event: 'session-was-ended', subject: { type: 'person', id: actor.person } });
      return ok({ done: true } as const);
    });
