import { type Actor, isAdministrator, isInPerson } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { ActNeeds } from '../../activity/index.ts';
import { roleMenu } from '../domain/menus.ts';
import { insertRole, lockRoleNames, type RoleTexts, roleNameTaken } from '../store/role.ts';

type Refusal = 'role-name-taken' | 'not-allowed' | 'not-while-switched' | 'input-refused';

/** Adds a role to the platform, which nobody holds yet; answers the acl that it was given. */
export const addRole =
  (needs: ActNeeds) =>
  (actor: Actor, input: RoleTexts): Promise<Result<number, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<number, Refusal>> => {
      if (actor.kind !== 'person' || !isAdministrator(actor)) return refuse('not-allowed');
      if (!isInPerson(actor)) return refuse('not-while-switched');
      const menu = roleMenu(input.menu);
      if (!menu.ok) return menu;
      await lockRoleNames(trx);
      if (await roleNameTaken(trx, null, { en: input.labelEn, ms: input.labelMs })) return refuse('role-name-taken');
      const acl = await insertRole(trx, { ...input, menu: menu.value });
      await needs.tell(trx, actor, {
        event: 'role-was-added',
        subject: { type: 'person', id: actor.person },
        data: { acl, flags: input.flags, menu: menu.value },
      });
      return ok(acl);
    });
