/** A day (yyyy-mm-dd) a number of days after a moment, in the journal's time zone. */
export const dayAfter = (moment: Date, days: number, timeZone: string): string => {
  const shifted = new Date(moment.getTime() + days * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    shifted,
  );
};

/** What a journal gives each answer when its settings say nothing: days. */
export const defaultDays = { answer: 7, review: 21, revision: 30, firstLook: 7, copyedit: 14, layout: 14 } as const;
