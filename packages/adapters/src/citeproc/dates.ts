import type { CslDate } from '@naskhah/modules/exchange';

const two = (value: number): string => String(value).padStart(2, '0');

export const yearOf = (date: CslDate | undefined): string | undefined =>
  date && ('literal' in date ? /\d{4}/.exec(date.literal)?.[0] : String(date['date-parts'][0][0]));

export const monthOf = (date: CslDate | undefined): number | undefined =>
  date && 'date-parts' in date ? date['date-parts'][0][1] : undefined;

/** `2024-02-08`, as exact as it is. */
export const isoDate = (date: CslDate | undefined, between = '-'): string | undefined => {
  if (!date || 'literal' in date) return yearOf(date);
  const [year, month, day] = date['date-parts'][0];
  return [String(year), month && two(month), month && day && two(day)].filter(Boolean).join(between);
};
