import { type Day, dayAfter, dayIn, dayLength } from './day.ts';
import type { LocalizedText } from './language.ts';
import { type StageDay, stageDayNames, stageDays } from './stage-settings.ts';

export type Holiday = { day: Day; name: LocalizedText };

/** How a journal counts days: all of them, or only those on which it works. */
export type Calendar = {
  working_days: boolean;
  /** Days of the week without work, 0 for Sunday. */
  weekend: number[];
  holidays: Holiday[];
};

/** What a journal counted by from a moment on, until it set something else. */
export type DayRule = { days: Partial<Record<StageDay, number>>; calendar: Calendar };

export const shippedRule: DayRule = { days: {}, calendar: { working_days: false, weekend: [0, 6], holidays: [] } };

export const daysFor = (rule: DayRule, what: StageDay): number => rule.days[what] ?? stageDays[what].shipped;

/** Every number of days, whether the journal set it or not. */
export const allDays = (rule: DayRule): Record<StageDay, number> =>
  Object.fromEntries(stageDayNames.map((name) => [name, daysFor(rule, name)])) as Record<StageDay, number>;

/** The day after so many days, in a time zone (IANA name): with working days only those count on which the journal works. */
export const dueDay = (
  from: Date,
  days: number,
  timeZone: string,
  { working_days, weekend, holidays }: Calendar,
): Day => {
  if (!working_days) return dayAfter(from, days, timeZone);
  const free = new Set(holidays.map(({ day }) => day));
  let noon = Date.parse(`${dayIn(from, timeZone)}T12:00:00Z`);
  const works = () => {
    const date = new Date(noon);
    return !weekend.includes(date.getUTCDay()) && !free.has(date.toISOString().slice(0, 10));
  };
  for (let left = days; left > 0; ) {
    noon += dayLength;
    if (works()) left -= 1;
  }
  return new Date(noon).toISOString().slice(0, 10);
};

/** A rule and when it began. */
export type DatedRule = { since: Date; rule: DayRule };

/** By which rule a journal counted at a moment: what it set later changes no date that was given before. */
export const ruleAt = (rules: readonly DatedRule[], moment: Date): DayRule => {
  const begun = rules.filter(({ since }) => since <= moment);
  return (
    begun.reduce<DatedRule | undefined>((last, one) => (last && last.since >= one.since ? last : one), undefined)
      ?.rule ?? shippedRule
  );
};
