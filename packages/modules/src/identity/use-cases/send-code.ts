import type { Db } from '@naskhah/db/tables';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { queueMail } from '../../messaging/index.ts';
import { codeMinutes } from '../domain/limits.ts';
import type { IdentityNeeds } from '../ports.ts';
import { countAttempt } from '../store/attempts.ts';
import { accountKey } from '../store/device-proof.ts';
import { type CodePurpose, keepCode } from '../store/one-time-code.ts';
import { personByEmail } from '../store/person.ts';
import { profileLink } from '../store/profile-link.ts';
import { evenly } from './evenly.ts';

const events = { 'reset-password': 'reset-password-code', 'confirm-email': 'confirm-email-code' } as const;

type Input = { email: string; purpose: CodePurpose; address: string; device: string | undefined };

/** Makes a code and mails it. The answer is the same whether or not the address is known. */
export const sendCode =
  (db: Db, needs: IdentityNeeds) =>
  (input: Input): Promise<Result<{ minutes: number }, 'too-many-tries'>> =>
    evenly(needs.signIn.evenMs, () => send(db, needs, input));

const send = async (
  db: Db,
  needs: IdentityNeeds,
  input: Input,
): Promise<Result<{ minutes: number }, 'too-many-tries'>> => {
  const now = needs.clock();
  const known = await personByEmail(db, input.email);
  const key = accountKey(needs.secret, { ...input, person: known });
  const withinAccount = await countAttempt(db, 'code-by-account', key, now);
  const withinAddress = await countAttempt(db, 'code-by-address', input.address, now);
  if (!withinAccount || !withinAddress) return refuse('too-many-tries');

  await needs.transaction(async (trx) => {
    const digits = needs.randomDigits();
    await keepCode(trx, needs.secret, {
      id: needs.newId(),
      address: input.email,
      purpose: input.purpose,
      digits,
      now,
    });
    const person = await personByEmail(trx, input.email);
    if (!person || person.status === 'suspended' || person.status === 'merged') return;
    if (input.purpose === 'confirm-email' && person.confirmed_at) return;
    await queueMail(needs)(trx, {
      event: events[input.purpose],
      to: { personId: person.id, address: input.email, language: person.language },
      variables: {
        firstname: person.firstname,
        code: digits,
        minutes: String(codeMinutes),
        portal_url: needs.portalUrl,
        ...(input.purpose === 'confirm-email' && { profile_url: await profileLink(trx, needs, person.id) }),
      },
    });
  });
  return ok({ minutes: codeMinutes });
};
