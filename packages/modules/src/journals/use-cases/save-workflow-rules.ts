import type { Actor } from '@naskhah/kernel/actor';
import type { Calendar } from '@naskhah/kernel/day-rule';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { Anonymity, ReviewFacets } from '@naskhah/kernel/stage-settings';
import { type Given, withGiven } from '@naskhah/kernel/with-given';
import { facetsOf } from '../domain/review-type.ts';
import { isTimeZone } from '../domain/time-zone.ts';
import type { SettingsNeeds } from '../ports.ts';
import { saveRules } from '../store/rules.ts';
import { beginRule, ruleOf } from '../store/stage.ts';
import { lockedSettings } from './locked-settings.ts';

export type Rules = Calendar & ReviewFacets & { time_zone: string; anonymity: Anonymity };
type Refusal = 'journal-not-found' | 'stale-version' | 'time-zone-unknown';

/** How a journal counts days from now on, and how it reviews what it opens for review from now on. */
export const saveWorkflowRules =
  (needs: SettingsNeeds) =>
  (actor: Actor, id: string, version: number, given: Given<Rules>): Promise<Result<null, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<null, Refusal>> => {
      const locked = await lockedSettings(trx, actor, 'workflow_management', id);
      if (!locked.ok) return locked;
      const journal = locked.value;
      if (journal.version !== version) return refuse('stale-version');
      if (given.time_zone !== undefined && !isTimeZone(given.time_zone))
        return refuse('time-zone-unknown', [{ path: 'time_zone', code: 'time-zone-unknown' }]);
      const rule = await ruleOf(trx, id);
      const facets = facetsOf(journal.review_type);
      const kept = { ...rule.calendar, ...facets, time_zone: journal.time_zone, anonymity: journal.settings.anonymity };
      const { working_days, weekend, holidays, ...rest } = withGiven<Partial<Rules>>(kept, given) as Rules;
      const calendar = { working_days, weekend, holidays };
      if (JSON.stringify(calendar) !== JSON.stringify(rule.calendar))
        await beginRule(trx, id, { ...rule, calendar }, needs.clock());
      await saveRules(trx, journal, rest, needs.clock());
      await needs.tell(trx, actor, {
        event: 'workflow-rules-were-saved',
        subject: { type: 'journal', id },
        journal: id,
      });
      return ok(null);
    });
