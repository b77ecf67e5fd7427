import type { Urgency } from '@naskhah/ui/state/turn-line';

/** How near a date is: whole days from now, by the calendar of the time zone. */
export const daysUntil = (due: Date, now: Date, timeZone: string): number => {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  return Math.round((Date.parse(calendar.format(due)) - Date.parse(calendar.format(now))) / 86_400_000);
};

/** Late is what the server calls overdue; soon is within two days. */
export const urgencyOf = (overdueDays: number | null, days: number | undefined): Urgency => {
  if (overdueDays !== null) return 'late';
  return days !== undefined && days <= 2 ? 'soon' : 'none';
};
