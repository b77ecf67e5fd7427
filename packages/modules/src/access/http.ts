import type { access } from '@naskhah/contract/access/calls';
import type { Answers } from '@naskhah/contract/answers';
import type { Db } from '@naskhah/db/tables';
import { type JournalAccess, may } from '@naskhah/kernel/actor';
import { ok, refuse } from '@naskhah/kernel/result';
import { accessDataFrom, accessDataOf } from './access-data.ts';
import { capabilitiesOf, journalCapabilities } from './domain/capabilities.ts';
import { menuOf } from './domain/menus.ts';
import { menuAnswer } from './menu-answer.ts';
import type { AccessNeeds } from './ports.ts';
import { presetAnswers } from './preset-answers.ts';
import { assignedAccess } from './queries/assigned-access.ts';
import { roleHeld } from './queries/role-held.ts';
import { publicSettings } from './store/portal-settings.ts';

const allOf = (flags: number, journals: ReadonlyMap<string, JournalAccess>): string[] => [
  ...new Set([...capabilitiesOf(flags), ...journalCapabilities(journals)]),
];

export const accessAnswers = (db: Db, needs: AccessNeeds): Answers<typeof access> => ({
  ...presetAnswers(db, needs),
  getPortalSettings: async () => {
    const { name, front, foot, registration, banner, logo, languages, limits } = await publicSettings(db);
    return ok({ name, front, foot, registration, banner, logo, languages, largest_file: limits.file });
  },
  getUserFunction: async (actor) => ok(actor.kind === 'person' ? allOf(actor.flags, actor.journals) : []),
  getUserMenu: async (actor, { acl, id }) => {
    if (actor.kind !== 'person' || id !== actor.person) return refuse('not-allowed');
    const role = await roleHeld(db, actor.person, acl);
    if (!role) return refuse('not-allowed');
    return ok({
      modules: menuAnswer(menuOf(role.menu, allOf(role.flags, actor.journals), await needs.menuCounts(actor))),
    });
  },
  getAssignedAcl: async (actor, { jnl_id, user_id }) => {
    if (actor.kind !== 'person') return refuse('not-allowed');
    if (user_id !== actor.person && !may(actor, 'team_management', jnl_id)) return refuse('not-allowed');
    if (user_id === actor.person) return ok(accessDataOf(actor, jnl_id));
    return ok(accessDataFrom(await assignedAccess(db, jnl_id, user_id)));
  },
});
