import type { Trx } from '@naskhah/db/tables';
import { takeStep } from './pending-step.ts';

type Needs = { secret: string; clock: () => Date };

/** The outside account of this ticket, if the address that its provider has verified is a confirmed one of the person. Uses the ticket up. */
export const foundOutside = async (
  trx: Trx,
  { secret, clock }: Needs,
  token: string,
  personId: string,
): Promise<{ issuer: string; subject: string } | undefined> => {
  const step = await takeStep(trx, secret, { token, kind: 'outside-found', now: clock() });
  const { issuer, subject, email } = step?.data ?? {};
  if (!issuer || !subject || !email) return undefined;
  const own = await trx
    .selectFrom('identity.email')
    .select('address')
    .where('person_id', '=', personId)
    .where('address', '=', email)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return own && { issuer, subject };
};
