import { type Day, daysBetween } from '@naskhah/kernel/day';

/** Whole days past due, or null: `today` and `due` are days in the journal's time zone. Overdue means now > due. */
export const overdueDays = (due: Day | null, today: Day): number | null =>
  due && due < today ? daysBetween(due, today) : null;
