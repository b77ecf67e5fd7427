import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { mayManagePeople } from '../domain/people-policy.ts';
import type { IdentityNeeds } from '../ports.ts';
import { lockAccount } from '../store/account.ts';
import { isLastAdministrator } from '../store/administrators.ts';
import { emptyPerson } from '../store/empty-person.ts';
import { endWaysIn } from '../store/ways-in.ts';

type Input = { personId: string; version: number };
type Refusal = 'person-not-found' | 'stale-version' | 'last-administrator' | 'not-oneself';

/**
 * Takes everything that names a person out of their account, for good. What they did stays under an account without a name, the
 * log as it was, and published bylines as they were published.
 */
export const anonymisePerson =
  (needs: IdentityNeeds) =>
  (actor: Actor, input: Input): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx) => {
      const account = mayManagePeople(actor) ? await lockAccount(trx, input.personId) : undefined;
      if (!account || actor.kind !== 'person') return refuse('person-not-found');
      if (account.id === actor.person) return refuse('not-oneself');
      if (account.version !== input.version) return refuse('stale-version');
      if (await isLastAdministrator(trx, account.id)) return refuse('last-administrator');
      await endWaysIn(trx, account.id);
      await emptyPerson(trx, account.id);
      await needs.tell(trx, actor, { event: 'person-was-anonymised', subject: { type: 'person', id: account.id } });
      return ok({ done: true } as const);
    });
