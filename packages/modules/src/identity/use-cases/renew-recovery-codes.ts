import type { Db } from '@naskhah/db/tables';
import { type Actor, isInPerson } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { IdentityNeeds } from '../ports.ts';
import { keepRecoveryCodes } from '../store/second-factor.ts';
import { newRecoveryCodes } from './confirm-second-factor.ts';
import { factorFits } from './factor-fits.ts';
import { type NotProved, proveAgain } from './prove-again.ts';

type Refusal = NotProved | 'not-while-switched' | 'factor-wrong';

/** New recovery codes, answered once; the former ones stop working. */
export const renewRecoveryCodes =
  (db: Db, needs: IdentityNeeds) =>
  async (actor: Actor, input: { password: string; code: string }): Promise<Result<string[], Refusal>> => {
    if (!isInPerson(actor)) return refuse('not-while-switched');
    const proved = await proveAgain(db, needs, actor, input.password);
    if (!proved.ok) return proved;
    const codes = newRecoveryCodes();
    return needs.transaction(async (trx) => {
      if (!(await factorFits(trx, needs, actor.person, input.code)))
        return refuse('factor-wrong', [{ path: 'code', code: 'factor-wrong' }]);
      await keepRecoveryCodes(trx, needs.secret, actor.person, codes);
      await needs.tell(trx, actor, {
        event: 'recovery-codes-were-renewed',
        subject: { type: 'person', id: actor.person },
      });
      return ok(codes);
    });
  };
