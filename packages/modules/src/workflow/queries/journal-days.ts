import type { Db } from '@naskhah/db/tables';
import { daysFor, dueDay, shippedRule } from '@naskhah/kernel/day-rule';
import type { StageDay } from '@naskhah/kernel/stage-settings';
import { ruleInForce } from '../../journals/index.ts';

/** The journal's dates from now on: when an answer, a review, a revision or the work of a stage is due, and its review mode. */
export const journalDays = async (db: Db, journal: string, now: Date) => {
  const { settings, time_zone, rule } = await db
    .selectFrom('journals.journal as j')
    .select(['j.settings', 'j.time_zone', ruleInForce.as('rule')])
    .where('j.id', '=', journal)
    .executeTakeFirstOrThrow();
  const counted = rule ?? shippedRule;
  const due = (what: StageDay) => dueDay(now, daysFor(counted, what), time_zone, counted.calendar);
  return {
    answerDue: due('answer'),
    reviewDue: due('report'),
    revisionsDue: due('revision'),
    copyeditDue: due('copyedit'),
    layoutDue: due('layout'),
    today: dueDay(now, 0, time_zone, shippedRule.calendar),
    anonymity: settings.anonymity ?? ('double-anonymous' as const),
  };
};
