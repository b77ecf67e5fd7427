import type { Db } from '@naskhah/db/tables';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { ticketMinutes } from '../domain/limits.ts';
import type { IdentityNeeds } from '../ports.ts';
import { countAttempt } from '../store/attempts.ts';
import { accountKey } from '../store/device-proof.ts';
import { type CodePurpose, keepTicket, useCode } from '../store/one-time-code.ts';
import { personByEmail } from '../store/person.ts';

type Input = { email: string; purpose: CodePurpose; code: string; address: string; device: string | undefined };

/** Checks a code and answers a one-use ticket, never a code. Tries are counted by account; a new code does not reset them. */
export const checkCode =
  (db: Db, needs: IdentityNeeds) =>
  async (input: Input): Promise<Result<{ ticket: string; minutes: number }, 'code-wrong' | 'too-many-tries'>> => {
    const now = needs.clock();
    const known = await personByEmail(db, input.email);
    const key = accountKey(needs.secret, { ...input, person: known });
    const withinAccount = await countAttempt(db, 'try-by-account', key, now);
    const withinAddress = await countAttempt(db, 'try-by-address', input.address, now);
    if (!withinAccount || !withinAddress) return refuse('too-many-tries');
    const right = await useCode(db, needs.secret, {
      address: input.email,
      purpose: input.purpose,
      digits: input.code,
      now,
    });
    const person = right ? await personByEmail(db, input.email) : undefined;
    if (!person) return refuse('code-wrong');
    const ticket = needs.randomToken();
    const purpose = input.purpose === 'reset-password' ? 'reset-password' : 'update-profile';
    await keepTicket(db, needs.secret, { token: ticket, personId: person.id, purpose, now });
    return ok({ ticket, minutes: ticketMinutes });
  };
