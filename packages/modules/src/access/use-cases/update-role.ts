import { type Actor, isAdministrator, isInPerson } from '@naskhah/kernel/actor';
import { hasBit, presetFlagBits } from '@naskhah/kernel/journal-permission';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { type Given, withGiven } from '@naskhah/kernel/with-given';
import type { ActNeeds } from '../../activity/index.ts';
import { lockRole, type RoleTexts, saveRole } from '../store/role.ts';

type Input = { acl: number; version: number } & Given<RoleTexts>;
type Refusal = 'role-not-found' | 'stale-version' | 'administrator-stays' | 'not-while-switched';

const administrator = 1;

/** Changes a platform role. The Administrator role keeps its flag and User Module, so that nobody locks the platform. */
export const updateRole =
  (needs: ActNeeds) =>
  (actor: Actor, input: Input): Promise<Result<number, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<number, Refusal>> => {
      if (actor.kind !== 'person' || !isAdministrator(actor)) return refuse('role-not-found');
      if (!isInPerson(actor)) return refuse('not-while-switched');
      const role = await lockRole(trx, input.acl);
      if (!role) return refuse('role-not-found');
      if (role.version !== input.version) return refuse('stale-version');
      const { label_en: labelEn, label_ms: labelMs, flags, menu } = role;
      const texts = withGiven<RoleTexts>({ labelEn, labelMs, flags, menu }, input);
      const keeps = hasBit(texts.flags, presetFlagBits.admin) && texts.menu.includes('G01');
      if (input.acl === administrator && !keeps) return refuse('administrator-stays');
      await saveRole(trx, role, { ...texts, menu: [...new Set(['G01', ...texts.menu])] });
      await needs.tell(trx, actor, {
        event: 'role-was-changed',
        subject: { type: 'person', id: actor.person },
        data: { acl: input.acl, flags: texts.flags, menu: texts.menu },
      });
      return ok(input.acl);
    });
