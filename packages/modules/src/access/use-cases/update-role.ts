import { type Actor, isAdministrator, isInPerson } from '@naskhah/kernel/actor';
import { hasBit, presetFlagBits } from '@naskhah/kernel/journal-permission';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { type Given, withGiven } from '@naskhah/kernel/with-given';
import type { ActNeeds } from '../../activity/index.ts';
import { roleMenu } from '../domain/menus.ts';
import { lockRole, lockRoleNames, type RoleTexts, roleNameTaken, saveRole } from '../store/role.ts';

type Input = { acl: number; version: number } & Given<RoleTexts>;
type Refusal =
  | 'role-not-found'
  | 'stale-version'
  | 'administrator-stays'
  | 'role-name-taken'
  | 'not-while-switched'
  | 'input-refused';

const administrator = 1;

/** Changes a platform role. Every menu begins with the same two modules; the Administrator role keeps its flag, so that nobody locks the platform. */
export const updateRole =
  (needs: ActNeeds) =>
  (actor: Actor, input: Input): Promise<Result<number, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<number, Refusal>> => {
      if (actor.kind !== 'person' || !isAdministrator(actor)) return refuse('role-not-found');
      if (!isInPerson(actor)) return refuse('not-while-switched');
      await lockRoleNames(trx);
      const role = await lockRole(trx, input.acl);
      if (!role) return refuse('role-not-found');
      if (role.version !== input.version) return refuse('stale-version');
      const { label_en: labelEn, label_ms: labelMs, flags, menu } = role;
      const texts = withGiven<RoleTexts>({ labelEn, labelMs, flags, menu }, input);
      if (input.acl === administrator && !hasBit(texts.flags, presetFlagBits.admin))
        return refuse('administrator-stays');
      const kept = input.menu === undefined ? ok(menu) : roleMenu(input.menu);
      if (!kept.ok) return kept;
      if (await roleNameTaken(trx, input.acl, { en: texts.labelEn, ms: texts.labelMs }))
        return refuse('role-name-taken');
      await saveRole(trx, role, { ...texts, menu: kept.value });
      await needs.tell(trx, actor, {
        event: 'role-was-changed',
        subject: { type: 'person', id: actor.person },
        data: { acl: input.acl, flags: texts.flags, menu: kept.value },
      });
      return ok(input.acl);
    });
