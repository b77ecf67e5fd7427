import type { PersonId } from '@naskhah/kernel/ids';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { asThemselves } from '../domain/self.ts';
import type { IdentityNeeds } from '../ports.ts';
import { useTicket } from '../store/one-time-code.ts';
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
      const person =
        id &&
        (await trx
          .updateTable('identity.person')
          .set({ status: 'active' })
          .where('id', '=', id)
          .where('status', 'in', ['unconfirmed', 'active'])
          .returning('id')
          .executeTakeFirst());
      // A mail alone does not pass by a second factor.
      if (!person || (await factorOf(trx, person.id))) return refuse('ticket-used');
      await trx
        .updateTable('identity.email')
        .set({ confirmed_at: now })
        .where('person_id', '=', person.id)
        .where('is_primary', '=', true)
        .where('confirmed_at', 'is', null)
        .execute();
      const token = needs.randomToken();
      await insertSession(trx, needs.secret, { token, personId: person.id, userAgent: input.userAgent, now });
      await needs.tell(trx, asThemselves(person.id), {
        event: 'email-was-confirmed',
        subject: { type: 'person', id: person.id },
      });
      return ok({ person: person.id as PersonId, token });
    });
