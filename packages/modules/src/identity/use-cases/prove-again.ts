import type { Db } from '@naskhah/db/tables';
import type { PersonActor } from '@naskhah/kernel/actor';
import { type Result, refuse } from '@naskhah/kernel/result';
import type { IdentityNeeds } from '../ports.ts';
import { countAttempt } from '../store/attempts.ts';
import { factorOf } from '../store/second-factor.ts';
import { type PasswordNotProved, provePassword } from './prove-password.ts';

export type NotProved = 'factor-is-off' | PasswordNotProved;

/** Asks for the password again, before the second factor is touched. */
export const proveAgain = async (
  db: Db,
  needs: IdentityNeeds,
  actor: PersonActor,
  password: string,
): Promise<Result<true, NotProved>> => {
  if (!(await countAttempt(db, 'factor-by-account', actor.person, needs.clock()))) return refuse('too-many-tries');
  if (!(await factorOf(db, actor.person))) return refuse('factor-is-off');
  return provePassword(db, needs, actor, password);
};
