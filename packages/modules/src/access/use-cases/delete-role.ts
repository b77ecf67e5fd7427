import { type Actor, isAdministrator, isInPerson } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { ActNeeds } from '../../activity/index.ts';
import { isShippedRole } from '../domain/platform-roles.ts';
import { isRoleInUse } from '../queries/role-in-use.ts';
import { deleteRoleRow, lockRole } from '../store/role.ts';

type Refusal = 'role-not-found' | 'stale-version' | 'role-is-shipped' | 'role-in-use' | 'not-while-switched';

/** Deletes a role that was added and that nobody holds or is invited to. */
export const deleteRole =
  (needs: ActNeeds) =>
  (actor: Actor, acl: number, version: number): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<{ done: true }, Refusal>> => {
      if (actor.kind !== 'person' || !isAdministrator(actor)) return refuse('role-not-found');
      if (!isInPerson(actor)) return refuse('not-while-switched');
      const role = await lockRole(trx, acl);
      if (!role) return refuse('role-not-found');
      if (isShippedRole(acl)) return refuse('role-is-shipped');
      if (role.version !== version) return refuse('stale-version');
      if (await isRoleInUse(trx, acl)) return refuse('role-in-use');
      await deleteRoleRow(trx, acl);
      await needs.tell(trx, actor, {
        event: 'role-was-deleted',
        subject: { type: 'person', id: actor.person },
        data: { acl },
      });
      return ok({ done: true } as const);
    });
