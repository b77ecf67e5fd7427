import type { Language } from './language.ts';

/** Where a date is shown: its words and its clock. Time zones by IANA name. */
type DateShown = { language: Language; timeZone: string };

const locales: Record<Language, string> = { en: 'en-GB', ms: 'ms-MY' };

// Own lists: the short Malay and English names differ between versions of the engine's data.
const months: Record<Language, string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  ms: 'Januari Februari Mac April Mei Jun Julai Ogos September Oktober November Disember'.split(' '),
};
const monthName = (language: Language, number: string): string => months[language][Number(number) - 1] ?? '';
const shortMonth = (name: string): string => (name === 'Ogos' ? name : name.slice(0, 3));

const parts = (date: Date, options: Intl.DateTimeFormatOptions) => {
  const found = new Intl.DateTimeFormat('en-GB', { hourCycle: 'h23', ...options }).formatToParts(date);
  return (type: Intl.DateTimeFormatPartTypes): string => found.find((part) => part.type === type)?.value ?? '';
};

const two = (value: number): string => String(value).padStart(2, '0');

/** The timeline's format, 'MMMM DD, YYYY - hh:mm a': November 17, 2026 - 08:00 am. */
export const timelineDate = (date: Date, { language, timeZone }: DateShown): string => {
  const of = parts(date, {
    timeZone,
    day: '2-digit',
    month: 'numeric',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  const hour = Number(of('hour'));
  const clock = `${two(hour % 12 || 12)}:${of('minute')} ${hour < 12 ? 'am' : 'pm'}`;
  return `${monthName(language, of('month'))} ${of('day')}, ${of('year')} - ${clock}`;
};

/** The saved logs' format, 'YYYY-MM-DD HH:mm:ss'. */
export const logDate = (date: Date, timeZone: string): string => {
  const of = parts(date, {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return `${of('year')}-${of('month')}-${of('day')} ${of('hour')}:${of('minute')}:${of('second')}`;
};

/** 20 Nov, with the year when it is not that of `now`. */
export const shortDate = (date: Date, now: Date, { language, timeZone }: DateShown): string => {
  const of = parts(date, { timeZone, day: 'numeric', month: 'numeric', year: 'numeric' });
  const thisYear = parts(now, { timeZone, year: 'numeric' })('year');
  const day = `${Number(of('day'))} ${shortMonth(monthName(language, of('month')))}`;
  return of('year') === thisYear ? day : `${day} ${of('year')}`;
};

/** A month (yyyy-mm) in full: November 2026. */
export const monthOf = (month: string, language: Language): string =>
  `${monthName(language, month.slice(5, 7))} ${month.slice(0, 4)}`;

/** A day (yyyy-mm-dd) in full, as letters say it: 20 November 2026. */
export const longDay = (day: string, language: Language): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${monthName(language, month)} ${year}`;
};

/** 10:42 */
export const clockTime = (date: Date, timeZone: string): string => {
  const of = parts(date, { timeZone, hour: '2-digit', minute: '2-digit' });
  return `${of('hour')}:${of('minute')}`;
};

/** The whole date, shown when the pointer rests on a short one. */
export const fullDate = (date: Date, { language, timeZone }: DateShown): string =>
  new Intl.DateTimeFormat(locales[language], { timeZone, dateStyle: 'full', timeStyle: 'long' }).format(date);
