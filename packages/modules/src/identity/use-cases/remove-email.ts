import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { mayChangeEmailsOf } from '../domain/people-policy.ts';
import type { IdentityNeeds } from '../ports.ts';
import { lockAccount } from '../store/account.ts';
import { deleteEmail } from '../store/email.ts';
import { dropClaim } from '../store/email-claim.ts';

type Refusal = 'person-not-found' | 'email-not-found' | 'email-is-primary';

/** Takes an address off a person. The primary one stays, and so does the last. */
export const removeEmail =
  (needs: IdentityNeeds) =>
  (actor: Actor, input: { personId: string; email: string }): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx) => {
      const account = mayChangeEmailsOf(actor, input.personId) ? await lockAccount(trx, input.personId) : undefined;
      if (!account) return refuse('person-not-found');
      const asked = await dropClaim(trx, account.id, input.email);
      if (!asked) {
        const email = await deleteEmail(trx, account.id, input.email);
        if (!email) return refuse('email-not-found');
        if (email.is_primary) return refuse('email-is-primary');
      }
      await needs.tell(trx, actor, { event: 'email-was-removed', subject: { type: 'person', id: account.id } });
      return ok({ done: true } as const);
    });
