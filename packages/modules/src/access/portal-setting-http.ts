import type { portalSettings as contract } from '@naskhah/contract/access/portal-settings.calls';
import type { Answers } from '@naskhah/contract/answers';
import type { Db } from '@naskhah/db/tables';
import { isAdministrator } from '@naskhah/kernel/actor';
import { ok, refuse } from '@naskhah/kernel/result';
import type { ActNeeds } from '../activity/index.ts';
import { type KeptSettings, portalSettings } from './store/portal-settings.ts';
import { saveLogo } from './use-cases/save-logo.ts';
import { savePortalSettings } from './use-cases/save-portal-settings.ts';

type Needs = ActNeeds & { mailsAllowed: number | undefined };

export const portalSettingAnswers = (db: Db, needs: Needs): Answers<typeof contract> => {
  const view = (settings: KeptSettings) => ({ ...settings, mails_allowed: needs.mailsAllowed ?? null });
  return {
    readPortalSettings: async (actor) =>
      isAdministrator(actor) ? ok(view(await portalSettings(db))) : refuse('not-allowed'),
    savePortalSettings: async (actor, input) => {
      const saved = await savePortalSettings(needs)(actor, input);
      return saved.ok ? ok(view(saved.value)) : saved;
    },
    saveLogo: (actor, { ground, content }) =>
      saveLogo(needs)(actor, ground, content === null ? null : Buffer.from(content, 'base64')),
  };
};
