import type { Db } from '@naskhah/db/tables';
import { typedRecoveryCode } from '../domain/recovery-code.ts';
import type { IdentityNeeds } from '../ports.ts';
import { unseal } from '../store/sealed.ts';
import { factorOf, useRecoveryCode, useStep } from '../store/second-factor.ts';

/** What the app's secret is sealed for. */
export const factorUse = 'second-factor';

/** Whether this is the present code of the person's app, or one of the recovery codes. Either works once. */
export const factorFits = async (
  db: Db,
  { secret, clock, signIn }: IdentityNeeds,
  personId: string,
  code: string,
): Promise<boolean> => {
  const recovery = typedRecoveryCode(code);
  if (recovery) return useRecoveryCode(db, secret, { personId, code: recovery, now: clock() });
  const factor = await factorOf(db, personId);
  const key = factor && unseal(secret, factorUse, personId, factor.secret);
  const step = key && signIn.totp.stepOf(key, code.replaceAll(' ', ''), clock());
  return typeof step === 'number' && useStep(db, personId, step);
};
