import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { mayManagePeople } from '../domain/people-policy.ts';
import type { IdentityNeeds } from '../ports.ts';
import { lockAccount } from '../store/account.ts';
import { isLastAdministrator } from '../store/administrators.ts';
import { endSessionsOf } from '../store/end-sessions.ts';
import { saveStanding } from '../store/standing.ts';
import { mailAccount } from './mail-account.ts';

/** `version` null: whatever is there now. */
type Input = { personId: string; version: number | null; reason: string };
type Refusal = 'person-not-found' | 'stale-version' | 'last-administrator' | 'not-oneself';

/** Closes an account until it is opened again: its sessions end and nobody can log in. What it wrote and owes stays. */
export const suspendPerson =
  (needs: IdentityNeeds) =>
  (actor: Actor, input: Input): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx) => {
      const account = mayManagePeople(actor) ? await lockAccount(trx, input.personId) : undefined;
      if (!account || actor.kind !== 'person') return refuse('person-not-found');
      if (account.id === actor.person) return refuse('not-oneself');
      if (input.version !== null && account.version !== input.version) return refuse('stale-version');
      if (account.status === 'suspended') return ok({ done: true } as const);
      if (await isLastAdministrator(trx, account.id)) return refuse('last-administrator');
      await saveStanding(trx, account, { status: 'suspended', reason: input.reason });
      await endSessionsOf(trx, account.id);
      await mailAccount(trx, needs, account, 'account-suspended', { reason: input.reason });
      await needs.tell(trx, actor, { event: 'account-was-suspended', subject: { type: 'person', id: account.id } });
      return ok({ done: true } as const);
    });
