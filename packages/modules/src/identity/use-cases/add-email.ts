import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { queueMail } from '../../messaging/index.ts';
import { mayManagePeople } from '../domain/people-policy.ts';
import type { IdentityNeeds } from '../ports.ts';
import { lockAccount } from '../store/account.ts';
import { addressesOf, keepClaim } from '../store/email-claim.ts';
import { personByEmail } from '../store/person.ts';

type Refusal = 'person-not-found' | 'email-taken' | 'too-many-emails';
const mostAddresses = 10;
const days = 7;

/** Asks a person by mail whether a further address is theirs. It counts for nothing until they have said so while logged in. */
export const addEmail =
  (needs: IdentityNeeds) =>
  (actor: Actor, input: { personId: string; email: string }): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx) => {
      const account = mayManagePeople(actor) ? await lockAccount(trx, input.personId) : undefined;
      if (!account || actor.kind !== 'person') return refuse('person-not-found');
      if (await personByEmail(trx, input.email)) return refuse('email-taken', [{ path: 'email', code: 'email-taken' }]);
      if ((await addressesOf(trx, account.id)) >= mostAddresses) return refuse('too-many-emails');
      const now = needs.clock();
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
