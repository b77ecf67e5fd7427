import { type Actor, isAdministrator, isInPerson } from '@naskhah/kernel/actor';
import type { PersonId } from '@naskhah/kernel/ids';
import type { Language } from '@naskhah/kernel/language';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { IdentityNeeds } from '../ports.ts';
import { switchTarget } from '../store/person.ts';
import { endSession, insertSession } from '../store/session.ts';

type Input = {
  personId: string;
  reason: string;
  sessionToken: string | undefined;
  userAgent: string;
  language: Language;
};
type Refusal = 'person-not-found' | 'not-into-administrator' | 'not-while-switched';

/** An Administrator acts as another person, with a reason; both ids stand in the session and in every log row. */
export const switchUser =
  (needs: IdentityNeeds) =>
  (actor: Actor, input: Input): Promise<Result<{ person: PersonId; behind: PersonId; token: string }, Refusal>> =>
    needs.transaction(async (trx) => {
      if (!isInPerson(actor) || !isAdministrator(actor)) return refuse('not-while-switched');
      const target = await switchTarget(trx, input.personId);
      if (!target) return refuse('person-not-found');
      if (target.administrator) return refuse('not-into-administrator');
      const token = needs.randomToken();
      if (input.sessionToken) await endSession(trx, needs.secret, input.sessionToken);
      await insertSession(trx, needs.secret, {
        token,
        personId: target.id,
        behindId: actor.person,
        roleBehind: actor.role,
        reason: input.reason,
        userAgent: input.userAgent,
        language: input.language,
        now: needs.clock(),
      });
      await needs.tell(trx, actor, { event: 'user-was-switched', subject: { type: 'person', id: target.id } });
      return ok({ person: target.id as PersonId, behind: actor.person, token });
    });
