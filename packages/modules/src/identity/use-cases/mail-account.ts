import type { Trx } from '@naskhah/db/tables';
import { queueMail } from '../../messaging/index.ts';
import type { IdentityNeeds } from '../ports.ts';
import { type Account, primaryEmail } from '../store/account.ts';

/** Writes to an account at its primary address; one without an address is not written to. */
export const mailAccount = async (
  trx: Trx,
  needs: IdentityNeeds,
  account: Pick<Account, 'id' | 'firstname' | 'language'>,
  event: string,
  variables: Record<string, string> = {},
): Promise<void> => {
  const address = await primaryEmail(trx, account.id);
  if (!address) return;
  await queueMail(needs)(trx, {
    event,
    to: { personId: account.id, address, language: account.language },
    variables: { firstname: account.firstname, portal_url: needs.portalUrl, ...variables },
  });
};
