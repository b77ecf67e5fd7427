import type { Trx } from '@naskhah/db/tables';
import type { IdentityNeeds } from '../ports.ts';
import { keepTicket } from './one-time-code.ts';

type Needs = Pick<IdentityNeeds, 'randomToken' | 'secret' | 'clock' | 'portalUrl'>;

/** A one-use link to the first completion of a profile. The ticket stands after the #, so that it reaches no log. */
export const profileLink = async (trx: Trx, needs: Needs, personId: string, minutes?: number): Promise<string> => {
  const token = needs.randomToken();
  const ticket = { token, personId, purpose: 'update-profile' as const, now: needs.clock() };
  await keepTicket(trx, needs.secret, { ...ticket, ...(minutes !== undefined && { minutes }) });
  return `${needs.portalUrl}/update-profile#${token}`;
};
