import { type Actor, isAdministrator, isInPerson } from '@naskhah/kernel/actor';
import { portalSubject } from '@naskhah/kernel/portal-subject';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { ActNeeds } from '../../activity/index.ts';
import { type KeptSettings, keepSettings, lockedSettings } from '../store/portal-settings.ts';

type Refusal = 'not-allowed' | 'stale-version' | 'not-while-switched' | 'input-refused';

/** `mailsAllowed`: how many mails a minute the environment allows; undefined: it does not say. */
type Needs = ActNeeds & { mailsAllowed: number | undefined };

/** Sets the whole portal: its name, languages and texts, who may register, its limits. */
export const savePortalSettings =
  (needs: Needs) =>
  (actor: Actor, { version, ...settings }: KeptSettings): Promise<Result<KeptSettings, Refusal>> =>
    needs.transaction(async (trx) => {
      if (!isAdministrator(actor)) return refuse('not-allowed');
      if (!isInPerson(actor)) return refuse('not-while-switched');
      const { mails, session } = settings.limits;
      if (mails !== null && mails > (needs.mailsAllowed ?? mails))
        return refuse('input-refused', [{ path: 'limits.mails', code: 'too-long-int' }]);
      const before = await lockedSettings(trx);
      if (before.version !== version) return refuse('stale-version');
      const kept = await keepSettings(trx, settings);
      await needs.tell(trx, actor, {
        event: 'portal-was-set',
        subject: portalSubject,
        data: {
          registration: settings.registration,
          domains: settings.domains.length,
          languages: settings.languages,
          ...(session !== before.limits.session && { session }),
        },
      });
      return ok(kept);
    });
