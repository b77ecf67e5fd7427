import type { Db } from '@naskhah/db/tables';
import type { PersonActor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { IdentityNeeds } from '../ports.ts';
import { countAttempt } from '../store/attempts.ts';
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
  if (!(await countAttempt(db, 'login-by-account', actor.person, clock()))) return refuse('too-many-tries');
  const hash = await passwordOf(db, actor.person);
  return hash === null || (await passwordFits(password, hash))
    ? ok(true)
    : refuse('old-password-wrong', [{ path: 'password', code: 'old-password-wrong' }]);
};
