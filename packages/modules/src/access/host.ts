import type { Db } from '@naskhah/db/tables';
import type { PresetFlag } from '@naskhah/kernel/journal-permission';
import type { Manifest } from '../activity/index.ts';
import { accessAnswers } from './http.ts';
import { portalSettingAnswers } from './portal-setting-http.ts';
import type { AccessNeeds } from './ports.ts';
import { actorOfKey } from './queries/actor-of-key.ts';
import { actorOfSession } from './queries/actor-of-session.ts';
import { roleWithFlag } from './queries/role-with-flag.ts';
import { presetsOfMerged } from './reactions/accounts-merged.ts';
import { portalLogo } from './store/portal-settings.ts';

export { type PortalSettings, paceOf, registrationFault, senderOf } from './domain/portal-settings.ts';
export { actorOfPerson } from './queries/actor-of-person.ts';
export { platformRoleLabels } from './queries/platform-role-labels.ts';
export { sessionUser } from './queries/session-user.ts';
export { type Logos, portalSettings, publicSettings } from './store/portal-settings.ts';
export { roleName } from './store/role-name.ts';
export { savePortalSettings } from './use-cases/save-portal-settings.ts';
export { seats } from './use-cases/seats.ts';
export { setStageLevels } from './use-cases/set-stage-levels.ts';

/** Who it is; that they are here is noted where it is due. */
const noted = async (found: ReturnType<typeof actorOfSession>) => {
  const { used, ...known } = await found;
  await used?.();
  return known;
};

export const access = (db: Db, needs: AccessNeeds) =>
  ({
    answers: { access: accessAnswers(db, needs), portalSettings: portalSettingAnswers(db, needs) },
    reactions: [presetsOfMerged],
    routes: {
      actorOf: (token: string) => noted(actorOfSession(db, needs.secret, token, needs.clock())),
      actorOfKey: (key: string) => noted(actorOfKey(db, needs.secret, key, needs.clock())),
      roleWithFlag: (person: string, flags: readonly PresetFlag[]) => roleWithFlag(db, person, flags),
      logo: (ground: 'light' | 'dark') => portalLogo(db, ground),
    },
  }) satisfies Manifest;
