import type { Db } from '@naskhah/db/tables';
import type { PersonActor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { IdentityNeeds } from '../ports.ts';
import { countAttempt } from '../store/attempts.ts';
import { factorOf } from '../store/second-factor.ts';
import { passwordFits } from '../store/secrets.ts';

export type NotProved = 'factor-is-off' | 'old-password-wrong' | 'too-many-tries';

/** Asks for the password again, before the second factor is touched; an account of another provider has none. */
export const proveAgain = async (
  db: Db,
  { clock }: IdentityNeeds,
  actor: PersonActor,
  password: string,
): Promise<Result<true, NotProved>> => {
  const withinLogin = await countAttempt(db, 'login-by-account', actor.person, clock());
  const withinFactor = await countAttempt(db, 'factor-by-account', actor.person, clock());
  if (!withinLogin || !withinFactor) return refuse('too-many-tries');
  if (!(await factorOf(db, actor.person))) return refuse('factor-is-off');
  const { password_hash } = await db
    .selectFrom('identity.person')
    .select('password_hash')
    .where('id', '=', actor.person)
    .executeTakeFirstOrThrow();
  return password_hash === null || (await passwordFits(password, password_hash))
    ? ok(true)
    : refuse('old-password-wrong', [{ path: 'password', code: 'old-password-wrong' }]);
};
