import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { mayManagePeople } from '../domain/people-policy.ts';
import type { PeopleNeeds } from '../people-ports.ts';
import { lockAccount } from '../store/account.ts';
import { holdRole } from '../store/role-held.ts';

type Refusal = 'person-not-found' | 'role-not-found';

/** Gives a person a role of the platform; giving it twice is once. The role in use stays what it is. */
export const grantRole =
  (needs: PeopleNeeds) =>
  (actor: Actor, input: { personId: string; acl: number }): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx) => {
      const account = mayManagePeople(actor) ? await lockAccount(trx, input.personId) : undefined;
      if (!account || actor.kind !== 'person') return refuse('person-not-found');
      if (!(await needs.roleName(trx, input.acl))) return refuse('role-not-found');
      const held = { personId: account.id, acl: input.acl, by: actor.person, at: needs.clock() };
      if (await holdRole(trx, held))
        await needs.tell(trx, actor, {
          event: 'role-was-granted',
          subject: { type: 'person', id: account.id },
          data: { acl: input.acl },
        });
      return ok({ done: true } as const);
    });
