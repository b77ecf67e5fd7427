import type { Db } from '@naskhah/db/tables';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { IdentityNeeds } from '../ports.ts';
import { countAttempt, forgiveAttempt } from '../store/attempts.ts';
import { findStep, takeStep } from '../store/pending-step.ts';
import { type Entered, enterNow } from './after-first-factor.ts';
import { factorFits } from './factor-fits.ts';

type Input = { ticket: string; code: string; address: string; userAgent: string };
type Refusal = 'factor-wrong' | 'step-over' | 'too-many-tries';

/** The second step of a login. Tries are counted by account, so that a new login does not give new ones. */
export const passSecondFactor =
  (db: Db, needs: IdentityNeeds) =>
  async (input: Input): Promise<Result<Extract<Entered, { is: 'in' }>, Refusal>> => {
    const step = { token: input.ticket, kind: 'second-factor' as const, now: needs.clock() };
    const withinAddress = await countAttempt(db, 'factor-by-address', input.address, step.now);
    const begun = await findStep(db, needs.secret, step);
    if (!begun?.personId) return refuse('step-over');
    const { personId } = begun;
    const withinAccount = await countAttempt(db, 'factor-by-account', personId, step.now);
    if (!withinAccount || !withinAddress) return refuse('too-many-tries');
    return needs.transaction(async (trx) => {
      if (!(await factorFits(trx, needs, personId, input.code))) return refuse('factor-wrong');
      const taken = await takeStep(trx, needs.secret, step);
      if (!taken) return refuse('step-over');
      await forgiveAttempt(trx, 'factor-by-address', input.address, step.now);
      await forgiveAttempt(trx, 'factor-by-account', personId, step.now);
      const { issuer, subject } = taken.data;
      const { userAgent, address } = input;
      const link = issuer && subject ? { link: { issuer, subject } } : {};
      return ok(await enterNow(trx, needs, { personId, userAgent, address, ...link }));
    });
  };
