import type { Db } from '@naskhah/db/tables';
import type { PersonId } from '@naskhah/kernel/ids';
import type { FamilyName } from '@naskhah/kernel/name-parts';
import { firstnameOf } from '@naskhah/kernel/person-name';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { passwordFault } from '../domain/password.ts';
import { asThemselves } from '../domain/self.ts';
import type { IdentityNeeds } from '../ports.ts';
import { countAttempt } from '../store/attempts.ts';
import { useTicket } from '../store/one-time-code.ts';
import { insertPerson, personByEmail } from '../store/person.ts';
import { hashPassword } from '../store/secrets.ts';
import { insertSession } from '../store/session.ts';

type Input = {
  ticket: string;
  email: string;
  password: string;
  name: string;
  family: FamilyName;
  userAgent: string;
  address: string;
};
type Refusal = 'ticket-used' | 'password-refused' | 'email-taken' | 'too-many-tries';

/** Creates an Administrator with the one-use link that the first start (or `npm run admin`) prints. */
export const createFirstAdministrator =
  (db: Db, needs: IdentityNeeds) =>
  async (input: Input): Promise<Result<{ person: PersonId; token: string }, Refusal>> => {
    const fault = passwordFault(input.password, input.email);
    if (fault) return refuse('password-refused', [{ path: 'usr_password', code: fault }]);
    if (!(await countAttempt(db, 'try-by-address', input.address, needs.clock()))) return refuse('too-many-tries');
    const passwordHash = await hashPassword(input.password);
    return needs.transaction(async (trx) => {
      const now = needs.clock();
      const ticket = await useTicket(trx, needs.secret, { token: input.ticket, purpose: 'first-administrator', now });
      if (ticket === undefined) return refuse('ticket-used');
      if (await personByEmail(trx, input.email))
        return refuse('email-taken', [{ path: 'usr_email', code: 'email-taken' }]);
      const id = needs.newId();
      await insertPerson(trx, {
        id,
        name: input.name,
        firstname: firstnameOf(input.name),
        family: input.family,
        language: 'en',
        email: input.email,
        passwordHash,
        confirmedAt: now,
        createdAt: now,
        roles: [1, 6],
        roleInUse: 1,
      });
      const token = needs.randomToken();
      await insertSession(trx, needs.secret, { token, personId: id, userAgent: input.userAgent, now });
      await needs.tell(trx, asThemselves(id), { event: 'administrator-was-created', subject: { type: 'person', id } });
      return ok({ person: id as PersonId, token });
    });
  };
