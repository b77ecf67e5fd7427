import { randomBytes } from 'node:crypto';
import type { Db } from '@naskhah/db/tables';
import { type Actor, isInPerson } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { recoveryCode, recoveryCodeCount } from '../domain/recovery-code.ts';
import type { IdentityNeeds } from '../ports.ts';
import { countAttempt } from '../store/attempts.ts';
import { findStep, takeStep } from '../store/pending-step.ts';
import { unseal } from '../store/sealed.ts';
import { keepFactor, keepRecoveryCodes } from '../store/second-factor.ts';
import { factorUse } from './factor-fits.ts';
import { warnOfSignIn } from './warn-of-sign-in.ts';

type Refusal = 'not-while-switched' | 'factor-wrong' | 'factor-is-on' | 'step-over' | 'too-many-tries';

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => recoveryCode(randomBytes(12)));

/** Turns the second factor on with the first code of the app, and answers the recovery codes, which are kept as hashes only. */
export const confirmSecondFactor =
  (db: Db, needs: IdentityNeeds) =>
  async (actor: Actor, input: { ticket: string; code: string }): Promise<Result<string[], Refusal>> => {
    if (!isInPerson(actor)) return refuse('not-while-switched');
    const now = needs.clock();
    const step = { token: input.ticket, kind: 'factor-set-up' as const, now };
    if (!(await countAttempt(db, 'factor-by-account', actor.person, now))) return refuse('too-many-tries');
    const begun = await findStep(db, needs.secret, step);
    if (!begun || begun.personId !== actor.person) return refuse('step-over');
    const sealed = Buffer.from(begun.data.secret ?? '', 'base64');
    const secret = unseal(needs.secret, factorUse, actor.person, sealed);
    const used = secret && needs.signIn.totp.stepOf(secret, input.code.replaceAll(' ', ''), now);
    if (typeof used !== 'number') return refuse('factor-wrong', [{ path: 'code', code: 'factor-wrong' }]);
    const codes = newRecoveryCodes();
    return needs.transaction(async (trx) => {
      if (!(await takeStep(trx, needs.secret, step))) return refuse('step-over');
      if (!(await keepFactor(trx, { personId: actor.person, sealed, step: used, now }))) return refuse('factor-is-on');
      await keepRecoveryCodes(trx, needs.secret, actor.person, codes);
      await warnOfSignIn(trx, needs, actor, { event: 'second-factor-was-turned-on', mail: 'second-factor-on' });
      return ok(codes);
    });
  };
