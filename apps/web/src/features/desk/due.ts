import { dayIn, daysBetween } from '@naskhah/kernel/day';
import type { Urgency } from '@naskhah/ui/state/turn-line';

/** How near a date is: whole days from now, by the calendar of the time zone. */
export const daysUntil = (due: Date, now: Date, timeZone: string): number =>
  daysBetween(dayIn(now, timeZone), dayIn(due, timeZone));

/** Late is what the server calls overdue; soon is within two days. */
export const urgencyOf = (overdueDays: number | null, days: number | undefined): Urgency => {
  if (overdueDays !== null) return 'late';
  return days !== undefined && days <= 2 ? 'soon' : 'none';
};
