import type { Trx } from '@naskhah/db/tables';
import type { IdentityNeeds } from '../ports.ts';
import { keepTicket } from './one-time-code.ts';

/** A one-use link to the first completion of a profile. The ticket stands after the #, so that it reaches no log. */
export const profileLink = async (trx: Trx, needs: IdentityNeeds, personId: string): Promise<string> => {
  const token = needs.randomToken();
  await keepTicket(trx, needs.secret, { token, personId, purpose: 'update-profile', now: needs.clock() });
  return `${needs.portalUrl}/update-profile#${token}`;
};
