import { type Actor, isInPerson } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { IdentityNeeds } from '../ports.ts';
import { endOtherSessions } from '../store/session.ts';

/** Ends all of the own sessions but this one; where there is no other, nothing is told. */
export const endOtherDevices =
  (needs: IdentityNeeds) =>
  (actor: Actor, sessionToken: string): Promise<Result<{ done: true }, 'not-while-switched'>> =>
    needs.transaction(async (trx) => {
      if (!isInPerson(actor)) return refuse('not-while-switched');
      const ended = await endOtherSessions(trx, actor.person, needs.secret, sessionToken);
      if (ended === 0) return ok({ done: true } as const);
      await needs.tell(trx, actor, {
        event: 'other-sessions-were-ended',
        subject: { type: 'person', id: actor.person },
      });
      return ok({ done: true } as const);
    });
