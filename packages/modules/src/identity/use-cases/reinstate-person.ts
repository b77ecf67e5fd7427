import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { mayManagePeople } from '../domain/people-policy.ts';
import type { IdentityNeeds } from '../ports.ts';
import { lockAccount } from '../store/account.ts';
import { hasConfirmedEmail, saveStanding } from '../store/standing.ts';
import { mailAccount } from './mail-account.ts';

/** `version` null: whatever is there now. */
type Input = { personId: string; version: number | null };

/** Opens a suspended account again. */
export const reinstatePerson =
  (needs: IdentityNeeds) =>
  (actor: Actor, input: Input): Promise<Result<{ done: true }, 'person-not-found' | 'stale-version'>> =>
    needs.transaction(async (trx) => {
      const account = mayManagePeople(actor) ? await lockAccount(trx, input.personId) : undefined;
      if (!account) return refuse('person-not-found');
      if (input.version !== null && account.version !== input.version) return refuse('stale-version');
      if (account.status !== 'suspended') return ok({ done: true } as const);
      const status = (await hasConfirmedEmail(trx, account.id)) ? 'active' : 'unconfirmed';
      await saveStanding(trx, account, { status, reason: null });
      await mailAccount(trx, needs, account, 'account-reinstated');
      await needs.tell(trx, actor, { event: 'account-was-reinstated', subject: { type: 'person', id: account.id } });
      return ok({ done: true } as const);
    });
