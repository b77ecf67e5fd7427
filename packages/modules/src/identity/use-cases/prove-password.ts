import type { Db } from '@naskhah/db/tables';
import type { PersonActor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { IdentityNeeds } from '../ports.ts';
import { countAttempt, forgiveAttempt } from '../store/attempts.ts';
import { passwordOf } from '../store/person.ts';
import { passwordFits } from '../store/secrets.ts';

export type PasswordNotProved = 'old-password-wrong' | 'too-many-tries';

/** Asks for the password again, before what guards an account is touched; an account of another provider has none. */
export const provePassword = async (
  db: Db,
  { clock }: IdentityNeeds,
  actor: PersonActor,
  password: string,
): Promise<Result<true, PasswordNotProved>> => {
  const now = clock();
  if (!(await countAttempt(db, 'login-by-account', actor.person, now))) return refuse('too-many-tries');
  const hash = await passwordOf(db, actor.person);
  if (hash === null || (await passwordFits(password, hash))) {
    await forgiveAttempt(db, 'login-by-account', actor.person, now);
    return ok(true);
  }
  return refuse('old-password-wrong', [{ path: 'password', code: 'old-password-wrong' }]);
};
