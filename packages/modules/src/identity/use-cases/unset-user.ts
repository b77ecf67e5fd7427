import { type Actor, isSwitched } from '@naskhah/kernel/actor';
import type { PersonId } from '@naskhah/kernel/ids';
import type { Language } from '@naskhah/kernel/language';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { IdentityNeeds } from '../ports.ts';
import { endSession, insertSession, roleBehindOf } from '../store/session.ts';

type Input = { sessionToken: string | undefined; userAgent: string; language: Language };

/** Ends a switch: the person behind goes on as themselves. */
export const unsetUser =
  (needs: IdentityNeeds) =>
  (actor: Actor, input: Input): Promise<Result<{ person: PersonId; token: string }, 'not-switched'>> =>
    needs.transaction(async (trx) => {
      if (actor.kind !== 'person' || !isSwitched(actor)) return refuse('not-switched');
      const token = needs.randomToken();
      const role = input.sessionToken && (await roleBehindOf(trx, needs.secret, input.sessionToken));
      if (input.sessionToken) await endSession(trx, needs.secret, input.sessionToken);
      const { userAgent, language } = input;
      const session = { token, personId: actor.behind, userAgent, language, now: needs.clock(), ...(role && { role }) };
      await insertSession(trx, needs.secret, session);
      await needs.tell(trx, actor, { event: 'switch-was-ended', subject: { type: 'person', id: actor.person } });
      return ok({ person: actor.behind, token });
    });
