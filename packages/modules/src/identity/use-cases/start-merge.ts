import type { Trx } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { mayManagePeople } from '../domain/people-policy.ts';
import type { IdentityNeeds } from '../ports.ts';
import { type Account, lockAccount } from '../store/account.ts';
import { isLastAdministrator } from '../store/administrators.ts';
import { insertMerge, isAsked } from '../store/merge.ts';
import { mailAccount } from './mail-account.ts';

const days = 7;
type Refusal = 'person-not-found' | 'same-account' | 'account-ended' | 'last-administrator';

/** Mails a link of its own to the primary address of each account; nothing happens before both were used. */
export const askBoth = async (
  trx: Trx,
  needs: IdentityNeeds,
  actor: Actor & { kind: 'person' },
  kept: Account,
  other: Account,
): Promise<void> => {
  const tokens = { kept: needs.randomToken(), other: needs.randomToken() };
  await insertMerge(trx, needs.secret, {
    id: needs.newId(),
    kept: { id: kept.id, token: tokens.kept },
    other: { id: other.id, token: tokens.other },
    by: actor.behind,
    now: needs.clock(),
    days,
  });
  for (const [account, token] of [
    [kept, tokens.kept],
    [other, tokens.other],
  ] as const)
    await mailAccount(trx, needs, account, 'merge-accounts', {
      kept_name: kept.name,
      other_name: other.name,
      merge_url: `${needs.portalUrl}/merge#${token}`,
      days: String(days),
    });
  await needs.tell(trx, actor, {
    event: 'merge-was-started',
    subject: { type: 'person', id: kept.id },
    data: { person: other.id },
  });
};

/** An Administrator says that two accounts are one person's: the person is asked at both addresses, once. */
export const startMerge =
  (needs: IdentityNeeds) =>
  (actor: Actor, input: { keptId: string; otherId: string }): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx) => {
      if (!mayManagePeople(actor)) return refuse('person-not-found');
      if (input.keptId === input.otherId) return refuse('same-account');
      const kept = await lockAccount(trx, input.keptId);
      const other = await lockAccount(trx, input.otherId);
      if (!kept || !other) return refuse('person-not-found');
      if (kept.status === 'suspended' || other.status === 'suspended') return refuse('account-ended');
      if (await isLastAdministrator(trx, other.id)) return refuse('last-administrator');
      // Asked already: whoever wants new links ends that asking first.
      if (!(await isAsked(trx, input, needs.clock()))) await askBoth(trx, needs, actor, kept, other);
      return ok({ done: true } as const);
    });
