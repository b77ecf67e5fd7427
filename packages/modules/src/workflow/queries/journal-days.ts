import type { Db } from '@naskhah/db/tables';
import { dayAfter } from '@naskhah/kernel/day';
import { defaultDays } from '../domain/days.ts';

/** The journal's dates from now on: when an answer, a review, a revision or the work of a stage is due, and its review mode. */
export const journalDays = async (db: Db, journal: string, now: Date) => {
  const row = await db
    .selectFrom('journals.journal')
    .select(['settings', 'time_zone'])
    .where('id', '=', journal)
    .executeTakeFirstOrThrow();
  const { settings, time_zone } = row;
  const due = (days: number) => dayAfter(now, days, time_zone);
  return {
    answerDue: due(settings.answerDays ?? defaultDays.answer),
    reviewDue: due(settings.reviewDays ?? defaultDays.review),
    revisionsDue: due(settings.revisionDays ?? defaultDays.revision),
    copyeditDue: due(settings.copyeditDays ?? defaultDays.copyedit),
    layoutDue: due(settings.layoutDays ?? defaultDays.layout),
    today: due(0),
    anonymity: settings.anonymity ?? ('double-anonymous' as const),
  };
};
