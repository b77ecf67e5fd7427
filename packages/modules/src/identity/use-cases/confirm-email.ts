import type { Db } from '@naskhah/db/tables';
import type { PersonId } from '@naskhah/kernel/ids';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { asThemselves } from '../domain/self.ts';
import type { IdentityNeeds } from '../ports.ts';
import { countAttempt } from '../store/attempts.ts';
import { confirmAddress } from '../store/email.ts';
import { useCode } from '../store/one-time-code.ts';
import { activate, personByEmail } from '../store/person.ts';
import { insertSession } from '../store/session.ts';

type Input = { email: string; code: string; userAgent: string; address: string };

/** Confirms the address with the mailed code and starts the first session, in which the profile is completed. */
export const confirmEmail =
  (db: Db, needs: IdentityNeeds) =>
  async (input: Input): Promise<Result<{ person: PersonId; token: string }, 'code-wrong' | 'too-many-tries'>> => {
    const now = needs.clock();
    const withinAccount = await countAttempt(db, 'try-by-account', input.email, now);
    const withinAddress = await countAttempt(db, 'try-by-address', input.address, now);
    if (!withinAccount || !withinAddress) return refuse('too-many-tries');
    return needs.transaction(async (trx) => {
      const right = await useCode(trx, needs.secret, {
        address: input.email,
        purpose: 'confirm-email',
        digits: input.code,
        now,
      });
      const person = right ? await personByEmail(trx, input.email) : undefined;
      // Of an account in use the code confirms nothing: it would pass by the password and the second factor.
      if (person?.status !== 'unconfirmed') return refuse('code-wrong');
      await confirmAddress(trx, input.email, now);
      await activate(trx, person.id);
      const token = needs.randomToken();
      await insertSession(trx, needs.secret, { token, personId: person.id, userAgent: input.userAgent, now });
      await needs.tell(trx, asThemselves(person.id), {
        event: 'email-was-confirmed',
        subject: { type: 'person', id: person.id },
      });
      return ok({ person: person.id as PersonId, token });
    });
  };
