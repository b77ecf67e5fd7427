/** Whole days past due, or null: `today` and `due` are days (yyyy-mm-dd) in the journal's time zone. Overdue means now > due. */
export const overdueDays = (due: string | null, today: string): number | null => {
  if (!due || due >= today) return null;
  return Math.round((Date.parse(today) - Date.parse(due)) / 86_400_000);
};

export const todayIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
