import type { Answers } from '@naskhah/contract/answers';
import type { portalSettings as contract } from '@naskhah/contract/portal-settings';
import type { Db } from '@naskhah/db/tables';
import { isAdministrator } from '@naskhah/kernel/actor';
import { ok, refuse } from '@naskhah/kernel/result';
import type { ActNeeds } from '../activity/index.ts';
import { portalSettings } from './store/portal-settings.ts';
import { saveLogo } from './use-cases/save-logo.ts';
import { savePortalSettings } from './use-cases/save-portal-settings.ts';

export const portalSettingAnswers = (db: Db, needs: ActNeeds): Answers<typeof contract> => ({
  readPortalSettings: async (actor) => (isAdministrator(actor) ? ok(await portalSettings(db)) : refuse('not-allowed')),
  savePortalSettings: (actor, input) => savePortalSettings(needs)(actor, input),
  saveLogo: (actor, { content }) => saveLogo(needs)(actor, content === null ? null : Buffer.from(content, 'base64')),
});
