import { type Actor, isInPerson, isSwitched } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { factorTurnedOffFor } from '@naskhah/words/identity/security-mails';
import { mayManagePeople } from '../domain/people-policy.ts';
import type { IdentityNeeds } from '../ports.ts';
import { lockAccount } from '../store/account.ts';
import { endSessionsOf } from '../store/end-sessions.ts';
import { dropFactor, factorOf } from '../store/second-factor.ts';
import { mailAccount } from './mail-account.ts';

type Input = { personId: string; reason: string };
type Refusal = 'not-by-key' | 'not-while-switched' | 'person-not-found' | 'not-oneself' | 'factor-is-off';

/**
 * Lets a person in again who lost phone and recovery codes. Never one's own factor, and never by a program: who has got hold of
 * an Administrator's session or key does not take away what still keeps them out elsewhere.
 */
export const turnOffFactorOfPerson =
  (needs: IdentityNeeds) =>
  (actor: Actor, { personId, reason }: Input): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx) => {
      if (isSwitched(actor)) return refuse('not-while-switched');
      if (!isInPerson(actor)) return refuse('not-by-key');
      const account = mayManagePeople(actor) ? await lockAccount(trx, personId) : undefined;
      if (!account) return refuse('person-not-found');
      if (account.id === actor.person) return refuse('not-oneself');
      if (!(await factorOf(trx, account.id))) return refuse('factor-is-off');
      await dropFactor(trx, account.id);
      await endSessionsOf(trx, account.id);
      const why = factorTurnedOffFor[account.language]({ reason });
      await mailAccount(trx, needs, account, 'second-factor-off', { reason: why });
      await needs.tell(trx, actor, {
        event: 'second-factor-was-turned-off',
        subject: { type: 'person', id: account.id },
      });
      return ok({ done: true } as const);
    });
