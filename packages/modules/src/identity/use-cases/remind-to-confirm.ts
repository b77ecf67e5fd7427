import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { codeMinutes } from '../domain/limits.ts';
import { mayManagePeople } from '../domain/people-policy.ts';
import type { IdentityNeeds } from '../ports.ts';
import { lockAccount, primaryEmail } from '../store/account.ts';
import { keepCode, lastCodeAt } from '../store/one-time-code.ts';
import { profileLink } from '../store/profile-link.ts';
import { mailAccount } from './mail-account.ts';

type Refusal = 'person-not-found' | 'email-not-found' | 'nothing-to-confirm';

/** Asked again within a minute, it is the same asking. */
const sameAsking = 60_000;

/** Mails somebody who has never confirmed their address a new code and a new link to do so. */
export const remindToConfirm =
  (needs: IdentityNeeds) =>
  (actor: Actor, personId: string): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx) => {
      const account = mayManagePeople(actor) ? await lockAccount(trx, personId) : undefined;
      if (!account) return refuse('person-not-found');
      if (account.status !== 'unconfirmed') return refuse('nothing-to-confirm');
      const address = await primaryEmail(trx, account.id);
      if (!address) return refuse('email-not-found');
      const now = needs.clock();
      const purpose = 'confirm-email' as const;
      const last = await lastCodeAt(trx, address, purpose);
      if (last && now.getTime() - last.getTime() < sameAsking) return ok({ done: true } as const);
      const digits = needs.randomDigits();
      await keepCode(trx, needs.secret, { id: needs.newId(), address, purpose, digits, now });
      await mailAccount(trx, needs, account, 'confirm-email-code', {
        code: digits,
        minutes: String(codeMinutes),
        profile_url: await profileLink(trx, needs, account.id),
      });
      await needs.tell(trx, actor, {
        event: 'confirmation-was-sent-again',
        subject: { type: 'person', id: account.id },
      });
      return ok({ done: true } as const);
    });
