import { type Actor, isSwitched } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { IdentityNeeds } from '../ports.ts';
import { insertEmail } from '../store/email.ts';
import { claimOf, dropClaim } from '../store/email-claim.ts';
import { personByEmail } from '../store/person.ts';

type Refusal = 'link-ended' | 'link-of-another' | 'email-taken' | 'not-while-switched';

/**
 * Adds an address to the account of whoever is logged in and opens the link mailed to it. The link alone is not enough: with
 * it a mistyped address would hand the account to a stranger.
 */
export const confirmOwnEmail =
  (needs: IdentityNeeds) =>
  (actor: Actor, token: string): Promise<Result<{ email: string }, Refusal>> =>
    needs.transaction(async (trx) => {
      if (actor.kind !== 'person' || isSwitched(actor)) return refuse('not-while-switched');
      const now = needs.clock();
      const claim = await claimOf(trx, needs.secret, token, now);
      if (!claim) return refuse('link-ended');
      if (claim.person_id !== actor.person) return refuse('link-of-another');
      if (await personByEmail(trx, claim.address)) return refuse('email-taken');
      await dropClaim(trx, actor.person, claim.address);
      await insertEmail(trx, actor.person, claim.address, now);
      await needs.tell(trx, actor, { event: 'email-was-added', subject: { type: 'person', id: actor.person } });
      return ok({ email: claim.address });
    });
