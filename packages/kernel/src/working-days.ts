import type { Day } from './day.ts';
import { dayLength } from './day.ts';

const isWorking = (at: number): boolean => {
  const weekday = new Date(at).getUTCDay();
  return weekday !== 0 && weekday !== 6;
};

/** How many days from Monday to Friday come after one day, up to and with another; 0 when that is not later. Holidays are not known. */
export const workingDaysAfter = (from: Day, to: Day): number => {
  let days = 0;
  for (let at = Date.parse(from) + dayLength; at <= Date.parse(to); at += dayLength) if (isWorking(at)) days += 1;
  return days;
};

/** The day from Monday to Friday that is a number (1 or more) of such days after another one. */
export const workingDayAfter = (from: Day, days: number): Day => {
  let at = Date.parse(from);
  for (let left = days; left > 0; ) {
    at += dayLength;
    if (isWorking(at)) left -= 1;
  }
  return new Date(at).toISOString().slice(0, 10);
};
