import type { Trx } from '@naskhah/db/tables';
import { profileLink } from '../../identity/index.ts';
import { queueMail } from '../../messaging/index.ts';
import type { WorkflowNeeds } from '../ports.ts';
import { madeForReviewer } from '../queries/made-for-reviewer.ts';

const days = 14;

/** Who reviews by the link alone has an account without knowing it: the mail that opens it comes once, after their yes. */
export const tellOfAccount = async (trx: Trx, needs: WorkflowNeeds, reviewer: string): Promise<void> => {
  const person = await madeForReviewer(trx, reviewer);
  if (!person) return;
  await queueMail(needs)(trx, {
    event: 'reviewer-account',
    to: { personId: person.id, address: person.address, language: person.language },
    variables: {
      firstname: person.firstname,
      days: String(days),
      profile_url: await profileLink(trx, needs, person.id, days * 24 * 60),
      portal_url: needs.portalUrl,
    },
  });
};
