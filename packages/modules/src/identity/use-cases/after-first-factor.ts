import type { Trx } from '@naskhah/db/tables';
import type { PersonId } from '@naskhah/kernel/ids';
import type { IdentityNeeds } from '../ports.ts';
import { linkSubject } from '../store/outside-account.ts';
import { passkeysOf } from '../store/passkey.ts';
import { keepStep } from '../store/pending-step.ts';
import { noteSeen } from '../store/person.ts';
import { factorOf } from '../store/second-factor.ts';
import { insertSession } from '../store/session.ts';

/** Logged in, or asked for a second factor. */
export type Entered = { is: 'in'; person: PersonId; token: string } | { is: 'asked'; ticket: string; passkey: boolean };

/** Who comes in, from where; `link` is an account at another provider that becomes theirs with this login. */
export type Entering = {
  personId: string;
  userAgent: string;
  address: string;
  link?: { issuer: string; subject: string };
};

/** The session of a person who has proved to be themselves by all that their account asks for. */
export const enterNow = async (
  trx: Trx,
  needs: IdentityNeeds,
  { personId, userAgent, address, link }: Entering,
): Promise<Extract<Entered, { is: 'in' }>> => {
  const now = needs.clock();
  const token = needs.randomToken();
  if (link) await linkSubject(trx, link, personId, now);
  await insertSession(trx, needs.secret, { token, personId, userAgent, address, now });
  await noteSeen(trx, personId, now);
  return { is: 'in', person: personId as PersonId, token };
};

/** After the password, or another provider's word: in, unless the account has a second factor. */
export const afterFirstFactor = async (trx: Trx, needs: IdentityNeeds, entering: Entering): Promise<Entered> => {
  if (!(await factorOf(trx, entering.personId))) return enterNow(trx, needs, entering);
  const ticket = needs.randomToken();
  const passkey = (await passkeysOf(trx, entering.personId)).length > 0;
  await keepStep(trx, needs.secret, {
    token: ticket,
    kind: 'second-factor',
    personId: entering.personId,
    data: { ...entering.link },
    now: needs.clock(),
  });
  return { is: 'asked', ticket, passkey };
};
