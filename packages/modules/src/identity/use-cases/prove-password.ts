import type { Db } from '@naskhah/db/tables';
import type { PersonActor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { IdentityNeeds } from '../ports.ts';
import { countAttempt } from '../store/attempts.ts';
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
  const { password_hash } = await db
    .selectFrom('identity.person')
    .select('password_hash')
    .where('id', '=', actor.person)
    .executeTakeFirstOrThrow();
  return password_hash === null || (await passwordFits(password, password_hash))
    ? ok(true)
    : refuse('old-password-wrong', [{ path: 'password', code: 'old-password-wrong' }]);
};
