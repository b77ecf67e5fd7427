import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { administratorRole } from '../domain/administrator.ts';
import { mayManagePeople } from '../domain/people-policy.ts';
import type { IdentityNeeds } from '../ports.ts';
import { lockAccount } from '../store/account.ts';
import { isLastAdministrator } from '../store/administrators.ts';
import { dropRole, rolesOf } from '../store/role-held.ts';

type Refusal = 'person-not-found' | 'last-administrator' | 'last-role';

/** Takes a role of the platform from a person; everybody keeps one, and the platform an Administrator. */
export const revokeRole =
  (needs: IdentityNeeds) =>
  (actor: Actor, input: { personId: string; acl: number }): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx) => {
      const account = mayManagePeople(actor) ? await lockAccount(trx, input.personId) : undefined;
      if (!account) return refuse('person-not-found');
      const roles = await rolesOf(trx, account.id);
      if (!roles.includes(input.acl)) return ok({ done: true } as const);
      if (input.acl === administratorRole && (await isLastAdministrator(trx, account.id)))
        return refuse('last-administrator');
      if (roles.length === 1) return refuse('last-role');
      await dropRole(trx, account.id, input.acl);
      await needs.tell(trx, actor, {
        event: 'role-was-revoked',
        subject: { type: 'person', id: account.id },
        data: { acl: input.acl },
      });
      return ok({ done: true } as const);
    });
