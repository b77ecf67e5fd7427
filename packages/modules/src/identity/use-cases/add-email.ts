import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { queueMail } from '../../messaging/index.ts';
import { mayChangeEmailsOf, mayManagePeople } from '../domain/people-policy.ts';
import type { IdentityNeeds } from '../ports.ts';
import { lockAccount } from '../store/account.ts';
import { addressesOf, dropOldClaims, keepClaim } from '../store/email-claim.ts';
import { personByEmail } from '../store/person.ts';

type Refusal = 'person-not-found' | 'email-taken' | 'email-had-already' | 'too-many-emails';
const mostAddresses = 10;
const days = 7;

/** Asks by mail whether a further address is a person's. It counts for nothing until they have said so while logged in. */
export const addEmail =
  (needs: IdentityNeeds) =>
  (actor: Actor, input: { personId: string; email: string }): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx) => {
      const account = mayChangeEmailsOf(actor, input.personId) ? await lockAccount(trx, input.personId) : undefined;
      if (!account || actor.kind !== 'person') return refuse('person-not-found');
      const owner = await personByEmail(trx, input.email);
      if (owner?.id === account.id) return refuse('email-had-already', [{ path: 'email', code: 'email-had-already' }]);
      // To anybody else it is not said whether an address has an account: its owner reads the mail, and the link says so.
      if (owner && mayManagePeople(actor)) return refuse('email-taken', [{ path: 'email', code: 'email-taken' }]);
      const now = needs.clock();
      await dropOldClaims(trx, account.id, now);
      if ((await addressesOf(trx, account.id, input.email)) >= mostAddresses) return refuse('too-many-emails');
      const token = needs.randomToken();
      await keepClaim(trx, needs.secret, {
        token,
        personId: account.id,
        address: input.email,
        by: actor.person,
        now,
        days,
      });
      await queueMail(needs)(trx, {
        event: 'confirm-further-email',
        to: { personId: account.id, address: input.email, language: account.language },
        variables: {
          firstname: account.firstname,
          portal_url: needs.portalUrl,
          confirm_url: `${needs.portalUrl}/private/user/confirm-email#${token}`,
          days: String(days),
        },
      });
      await needs.tell(trx, actor, { event: 'email-was-asked-for', subject: { type: 'person', id: account.id } });
      return ok({ done: true } as const);
    });
