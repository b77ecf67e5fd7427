import type { PersonId } from '@naskhah/kernel/ids';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { asThemselves } from '../domain/self.ts';
import type { IdentityNeeds } from '../ports.ts';
import { confirmPrimary } from '../store/email.ts';
import { useTicket } from '../store/one-time-code.ts';
import { activate } from '../store/person.ts';
import { factorOf } from '../store/second-factor.ts';
import { insertSession } from '../store/session.ts';

type Input = { ticket: string; userAgent: string };

/** The one-use link of a mail: confirms the address to which it was sent, and starts the session in which the profile is completed. */
export const openProfile =
  (needs: IdentityNeeds) =>
  (input: Input): Promise<Result<{ person: PersonId; token: string }, 'ticket-used'>> =>
    needs.transaction(async (trx) => {
      const now = needs.clock();
      const id = await useTicket(trx, needs.secret, { token: input.ticket, purpose: 'update-profile', now });
      // A mail alone does not pass by a second factor.
      if (!id || !(await activate(trx, id)) || (await factorOf(trx, id))) return refuse('ticket-used');
      await confirmPrimary(trx, id, now);
      const token = needs.randomToken();
      await insertSession(trx, needs.secret, { token, personId: id, userAgent: input.userAgent, now });
      await needs.tell(trx, asThemselves(id), {
        event: 'email-was-confirmed',
        subject: { type: 'person', id },
      });
      return ok({ person: id as PersonId, token });
    });
