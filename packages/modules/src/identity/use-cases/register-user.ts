import type { Db } from '@naskhah/db/tables';
import type { Language } from '@naskhah/kernel/language';
import type { FamilyName } from '@naskhah/kernel/name-parts';
import { firstnameOf } from '@naskhah/kernel/person-name';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { queueMail } from '../../messaging/index.ts';
import { codeMinutes } from '../domain/limits.ts';
import { passwordFault } from '../domain/password.ts';
import { asThemselves } from '../domain/self.ts';
import type { IdentityNeeds } from '../ports.ts';
import { countAttempt } from '../store/attempts.ts';
import { keepCode } from '../store/one-time-code.ts';
import { insertPerson, personByEmail } from '../store/person.ts';
import { profileLink } from '../store/profile-link.ts';
import { spendSolution } from '../store/puzzle.ts';
import { hashPassword } from '../store/secrets.ts';
import { evenly } from './evenly.ts';

type Input = {
  email: string;
  password: string;
  name: string;
  family: FamilyName;
  language: Language;
  proof: string;
  address: string;
};
type Refusal = 'password-refused' | 'proof-missing' | 'too-many-tries' | 'registration-closed' | 'domain-refused';

/** Everyone registers as Member. A known e-mail gets the same answer as a new one, and its owner a mail. */
export const registerUser =
  (db: Db, needs: IdentityNeeds) =>
  async (input: Input): Promise<Result<{ done: true }, Refusal>> =>
    evenly(needs.signIn.evenMs, () => register(db, needs, input));

const register = async (db: Db, needs: IdentityNeeds, input: Input): Promise<Result<{ done: true }, Refusal>> => {
  const closed = await needs.registrationFault(input.email);
  if (closed) return refuse(closed, closed === 'domain-refused' ? [{ path: 'usr_email', code: closed }] : undefined);
  const fault = passwordFault(input.password, input.email);
  if (fault) return refuse('password-refused', [{ path: 'usr_password', code: fault }]);
  const now = needs.clock();
  if (!(await countAttempt(db, 'register-by-address', input.address, now))) return refuse('too-many-tries');
  const { secret, signIn } = needs;
  if (!(await spendSolution(db, { secret, proof: input.proof, bits: signIn.puzzleBits, now })))
    return refuse('proof-missing');
  const passwordHash = await hashPassword(input.password);

  return needs.transaction(async (trx) => {
    const known = await personByEmail(trx, input.email);
    if (known) {
      await queueMail(needs)(trx, {
        event: 'registered-again',
        to: { personId: known.id, address: input.email, language: known.language },
        variables: { firstname: known.firstname, portal_url: needs.portalUrl },
      });
      return ok({ done: true } as const);
    }
    const id = needs.newId();
    const firstname = firstnameOf(input.name);
    await insertPerson(trx, {
      id,
      name: input.name,
      firstname,
      family: input.family,
      language: input.language,
      email: input.email,
      passwordHash,
      confirmedAt: null,
      createdAt: now,
      roles: [6],
      roleInUse: 6,
    });
    const digits = needs.randomDigits();
    await keepCode(trx, needs.secret, {
      id: needs.newId(),
      address: input.email,
      purpose: 'confirm-email',
      digits,
      now,
    });
    await queueMail(needs)(trx, {
      event: 'confirm-email-code',
      to: { personId: id, address: input.email, language: input.language },
      variables: {
        firstname,
        code: digits,
        minutes: String(codeMinutes),
        portal_url: needs.portalUrl,
        profile_url: await profileLink(trx, needs, id),
      },
    });
    await needs.tell(trx, asThemselves(id), { event: 'person-registered', subject: { type: 'person', id } });
    return ok({ done: true } as const);
  });
};
