import { clockTime, fullDate, longDay, monthOf, shortDate } from '@naskhah/kernel/date-format';
import { useWords } from '@naskhah/ui/language/language-provider';
import { useMemo } from 'react';

export const zoneOfBrowser = Intl.DateTimeFormat().resolvedOptions().timeZone;

// A day without a clock is the same day everywhere; a moment is shown by the reader's own clock.
const zoneOf = (value: string): string => (value.length === 10 ? 'UTC' : zoneOfBrowser);

/** Dates of the server as people read them: days (yyyy-mm-dd) and moments. */
export const useDates = () => {
  const { language } = useWords();
  return useMemo(
    () => ({
      short: (value: string) => shortDate(new Date(value), new Date(), { language, timeZone: zoneOf(value) }),
      /** A day in full: '17 November 2026'. */
      long: (day: string) => longDay(day, language),
      /** With the clock: '17 Nov, 08:00'. */
      moment: (value: string) =>
        `${shortDate(new Date(value), new Date(), { language, timeZone: zoneOfBrowser })}, ${clockTime(new Date(value), zoneOfBrowser)}`,
      month: (value: string) => monthOf(value, language),
      full: (value: string) => fullDate(new Date(value), { language, timeZone: zoneOf(value) }),
    }),
    [language],
  );
};
