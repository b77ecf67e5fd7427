/** A day of the calendar, yyyy-mm-dd (ISO 8601). */
export type Day = string;

/** Twenty-four hours in milliseconds. */
export const dayLength = 86_400_000;

/** The zone of the platform (IANA): where a list has one calendar, whichever journals its rows are of. */
export const platformZone = 'Asia/Kuala_Lumpur';

const calendars = new Map<string, Intl.DateTimeFormat>();
const calendarIn = (timeZone: string): Intl.DateTimeFormat => {
  const known = calendars.get(timeZone);
  if (known) return known;
  // The Canadian form is that of ISO 8601; a format costs more than a hundred uses of it.
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  calendars.set(timeZone, made);
  return made;
};

/** The day that a moment has in a time zone (IANA name). RangeError for a zone that is none, and for an invalid date. */
export const dayIn = (moment: Date, timeZone: string): Day => calendarIn(timeZone).format(moment);

/** The moment a number of days of 24 hours later; earlier for a negative number. */
export const daysLater = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayLength);

/** The day a number of days after a moment, in a time zone. */
export const dayAfter = (moment: Date, days: number, timeZone: string): Day => dayIn(daysLater(moment, days), timeZone);

/** From one day to another in days of the calendar; negative when the other comes first. */
export const daysBetween = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
