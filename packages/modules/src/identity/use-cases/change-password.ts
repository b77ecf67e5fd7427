import type { Db } from '@naskhah/db/tables';
import { type Actor, isSwitched } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { queueMail } from '../../messaging/index.ts';
import { passwordFault } from '../domain/password.ts';
import type { IdentityNeeds } from '../ports.ts';
import { lockAccount } from '../store/account.ts';
import { countAttempt, forgiveAttempt } from '../store/attempts.ts';
import { contactOf, passwordOf, setPassword } from '../store/person.ts';
import { hashPassword, passwordFits } from '../store/secrets.ts';
import { endOtherSessions } from '../store/session.ts';

type Input = { oldPassword: string; newPassword: string; sessionToken: string | undefined };
type Refusal = 'old-password-wrong' | 'password-refused' | 'not-while-switched' | 'too-many-tries';

/** Changes one's own password; the other sessions end, this one goes on. */
export const changePassword =
  (db: Db, needs: IdentityNeeds) =>
  async (actor: Actor, input: Input): Promise<Result<{ done: true }, Refusal>> => {
    if (actor.kind !== 'person' || isSwitched(actor)) return refuse('not-while-switched');
    const now = needs.clock();
    if (!(await countAttempt(db, 'login-by-account', actor.person, now))) return refuse('too-many-tries');
    const person = await contactOf(db, actor.person);
    if (!person.password_hash || !(await passwordFits(input.oldPassword, person.password_hash)))
      return refuse('old-password-wrong', [{ path: 'old_password', code: 'old-password-wrong' }]);
    await forgiveAttempt(db, 'login-by-account', actor.person, now);
    const fault = passwordFault(input.newPassword, person.address);
    if (fault) return refuse('password-refused', [{ path: 'new_password', code: fault }]);
    const hash = await hashPassword(input.newPassword);

    return needs.transaction(async (trx): Promise<Result<{ done: true }, Refusal>> => {
      await lockAccount(trx, actor.person);
      const present = await passwordOf(trx, actor.person);
      if (present !== person.password_hash) {
        // It was changed meanwhile. To this one: it is so already.
        if (present && (await passwordFits(input.newPassword, present))) return ok({ done: true });
        return refuse('old-password-wrong', [{ path: 'old_password', code: 'old-password-wrong' }]);
      }
      await setPassword(trx, actor.person, hash);
      await endOtherSessions(trx, actor.person, needs.secret, input.sessionToken);
      await queueMail(needs)(trx, {
        event: 'password-changed',
        to: { personId: actor.person, address: person.address, language: person.language },
        variables: { firstname: person.firstname, portal_url: needs.portalUrl },
      });
      await needs.tell(trx, actor, { event: 'password-was-changed', subject: { type: 'person', id: actor.person } });
      return ok({ done: true } as const);
    });
  };
