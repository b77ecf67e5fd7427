import type { Language } from '@naskhah/kernel/language';
import { months, shortMonths } from '@naskhah/words/site/site-vocabulary';

/** Year, month, day; as exact as it is known: '2026', '2026-12', '2026-12-01'. */
export type CalendarDate = string;

const written = (date: CalendarDate, names: readonly string[]): string => {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?/.exec(date) ?? [];
  const name = month && names[Number(month) - 1];
  // The day stays with its month at the end of a line.
  return [name && day ? `${Number(day)}\u00a0${name}` : name, year].filter(Boolean).join(' ');
};

/** 1 December 2026. Empty for what is no date. */
export const longDate = (date: CalendarDate, language: Language): string => written(date, months[language]);
/** 1 Dec 2026. */
export const shortDate = (date: CalendarDate, language: Language): string => written(date, shortMonths[language]);
/** Whether the text begins as a date does. */
export const isDate = (text: string): boolean => /^\d{4}(-\d{2}){0,2}/.test(text);
