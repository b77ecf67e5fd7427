import type { Db } from '@naskhah/db/tables';
import { type Actor, isInPerson } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { IdentityNeeds } from '../ports.ts';
import { dropFactor } from '../store/second-factor.ts';
import { factorFits } from './factor-fits.ts';
import { type NotProved, proveAgain } from './prove-again.ts';
import { warnOfSignIn } from './warn-of-sign-in.ts';

type Refusal = NotProved | 'not-while-switched' | 'factor-wrong';

/** With the password and a code; the recovery codes end with it. */
export const turnOffSecondFactor =
  (db: Db, needs: IdentityNeeds) =>
  async (actor: Actor, input: { password: string; code: string }): Promise<Result<{ done: true }, Refusal>> => {
    if (!isInPerson(actor)) return refuse('not-while-switched');
    const proved = await proveAgain(db, needs, actor, input.password);
    if (!proved.ok) return proved;
    return needs.transaction(async (trx) => {
      if (!(await factorFits(trx, needs, actor.person, input.code)))
        return refuse('factor-wrong', [{ path: 'code', code: 'factor-wrong' }]);
      await dropFactor(trx, actor.person);
      await warnOfSignIn(trx, needs, actor, { event: 'second-factor-was-turned-off', mail: 'second-factor-off' });
      return ok({ done: true } as const);
    });
  };
