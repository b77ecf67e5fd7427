import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { Stage } from '@naskhah/kernel/stages';
import { mailsOfStage } from '@naskhah/words/journals/stage-mails';
import type { MailEvent } from '@naskhah/words/messaging/mail-templates';
import { switchMail } from '../../messaging/index.ts';
import type { SettingsNeeds } from '../ports.ts';
import { lockedSettings } from './locked-settings.ts';

type Wanted = { event: string; active: boolean };
type Refusal = 'journal-not-found' | 'event-not-found' | 'event-needed';

const isOf = (stage: Stage, event: string): event is MailEvent => mailsOfStage[stage].some((one) => one === event);

/** Says of mails of a stage whether the journal sends them: all of them or none. */
export const switchStageMails =
  (needs: SettingsNeeds) =>
  (actor: Actor, journal: string, stage: Stage, mails: readonly Wanted[]): Promise<Result<null, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<null, Refusal>> => {
      const locked = await lockedSettings(trx, actor, 'workflow_management', journal);
      if (!locked.ok || actor.kind !== 'person') return refuse('journal-not-found');
      for (const [at, { event, active }] of mails.entries()) {
        const path = `mails.${at}.event`;
        if (!isOf(stage, event)) return refuse('event-not-found', [{ path, code: 'event-not-found' }]);
        const switched = await switchMail(needs)(trx, actor, { event, journal }, active);
        if (!switched.ok) return refuse('event-needed', [{ path, code: 'event-needed' }]);
      }
      return ok(null);
    });
