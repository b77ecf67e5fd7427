import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { mayChangeEmailsOf } from '../domain/people-policy.ts';
import type { IdentityNeeds } from '../ports.ts';
import { lockAccount } from '../store/account.ts';
import { emailOf, setPrimary } from '../store/email.ts';
import { mailAccount } from './mail-account.ts';

type Refusal = 'person-not-found' | 'email-not-found' | 'email-unconfirmed';

/** Mails go to another confirmed address from now on; the one they went to so far is told. */
export const makeEmailPrimary =
  (needs: IdentityNeeds) =>
  (actor: Actor, input: { personId: string; email: string }): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx) => {
      const account = mayChangeEmailsOf(actor, input.personId) ? await lockAccount(trx, input.personId) : undefined;
      if (!account) return refuse('person-not-found');
      const email = await emailOf(trx, account.id, input.email);
      if (!email) return refuse('email-not-found');
      if (email.is_primary) return ok({ done: true } as const);
      if (!email.confirmed_at) return refuse('email-unconfirmed');
      await mailAccount(trx, needs, account, 'primary-email-changed');
      await setPrimary(trx, account.id, input.email);
      await needs.tell(trx, actor, { event: 'primary-email-was-changed', subject: { type: 'person', id: account.id } });
      return ok({ done: true } as const);
    });
