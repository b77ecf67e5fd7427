import type { Db } from '@naskhah/db/tables';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { queueMail } from '../../messaging/index.ts';
import { passwordFault } from '../domain/password.ts';
import { asThemselves } from '../domain/self.ts';
import type { IdentityNeeds } from '../ports.ts';
import { countAttempt } from '../store/attempts.ts';
import { confirmAddress } from '../store/email.ts';
import { useTicket } from '../store/one-time-code.ts';
import { activate, contactOf, setPassword } from '../store/person.ts';
import { hashPassword } from '../store/secrets.ts';
import { endOtherSessions } from '../store/session.ts';

/** Sets a new password with a one-use ticket; every session of the account ends. A refused password leaves the ticket unused. */
export const resetPassword =
  (db: Db, needs: IdentityNeeds) =>
  async (input: {
    ticket: string;
    password: string;
    address: string;
  }): Promise<Result<{ done: true }, 'ticket-used' | 'password-refused' | 'too-many-tries'>> => {
    if (!(await countAttempt(db, 'try-by-address', input.address, needs.clock()))) return refuse('too-many-tries');
    const hash = await hashPassword(input.password);
    return needs.transaction(async (trx) => {
      const now = needs.clock();
      const personId = await useTicket(trx, needs.secret, { token: input.ticket, purpose: 'reset-password', now });
      if (!personId) return refuse('ticket-used');
      const person = await contactOf(trx, personId);
      const fault = passwordFault(input.password, person.address);
      if (fault) return refuse('password-refused', [{ path: 'password', code: fault }]);

      await setPassword(trx, personId, hash);
      await endOtherSessions(trx, personId, needs.secret);
      await activate(trx, personId);
      await confirmAddress(trx, person.address, now);
      await queueMail(needs)(trx, {
        event: 'password-changed',
        to: { personId, address: person.address, language: person.language },
        variables: { firstname: person.firstname, portal_url: needs.portalUrl },
      });
      await needs.tell(trx, asThemselves(personId), {
        event: 'password-was-reset',
        subject: { type: 'person', id: personId },
      });
      return ok({ done: true } as const);
    });
  };
