import type { Db } from '@naskhah/db/tables';
import { type Actor, isInPerson, type PersonActor } from '@naskhah/kernel/actor';
import { type Result, refuse } from '@naskhah/kernel/result';
import type { IdentityNeeds } from '../ports.ts';
import { countAttempt } from '../store/attempts.ts';
import { addEmail } from './add-email.ts';
import { makeEmailPrimary } from './make-email-primary.ts';
import { provePassword } from './prove-password.ts';
import { removeEmail } from './remove-email.ts';

type Changed<R extends string> = Promise<Result<{ done: true }, R | 'not-while-switched'>>;

const inPerson = async <R extends string>(
  actor: Actor,
  act: (person: PersonActor) => Promise<Result<{ done: true }, R>>,
): Changed<R> => (isInPerson(actor) ? act(actor) : refuse('not-while-switched'));

/** Asks for the password, because whoever reads the new address can have the password set anew; and mails no more than a few. */
export const addOwnEmail =
  (db: Db, needs: IdentityNeeds) => (actor: Actor, input: { email: string; password: string }) =>
    inPerson(actor, async (self) => {
      const proved = await provePassword(db, needs, self, input.password);
      if (!proved.ok) return proved;
      if (!(await countAttempt(db, 'ask-by-account', self.person, needs.clock()))) return refuse('too-many-tries');
      return addEmail(needs)(self, { personId: self.person, email: input.email });
    });

/** The address that mails went to so far is told. */
export const makeOwnEmailPrimary = (needs: IdentityNeeds) => (actor: Actor, email: string) =>
  inPerson(actor, (self) => makeEmailPrimary(needs)(self, { personId: self.person, email }));

export const removeOwnEmail = (needs: IdentityNeeds) => (actor: Actor, email: string) =>
  inPerson(actor, (self) => removeEmail(needs)(self, { personId: self.person, email }));
