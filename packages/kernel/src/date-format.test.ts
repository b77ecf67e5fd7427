import { describe, expect, it } from 'vitest';
import { clockTime, fullDate, logDate, longDay, monthOf, shortDate, timelineDate } from './date-format.ts';

const timeZone = 'Asia/Kuala_Lumpur';
const en = { language: 'en', timeZone } as const;
const ms = { language: 'ms', timeZone } as const;
const at = (text: string) => new Date(`${text}+08:00`);

describe('a date in the timeline', () => {
  it.each([
    ['2026-11-17T08:00:00', 'November 17, 2026 - 08:00 am'],
    ['2026-11-09T16:30:00', 'November 09, 2026 - 04:30 pm'],
    ['2026-08-01T00:05:00', 'August 01, 2026 - 12:05 am'],
    ['2026-08-01T12:00:00', 'August 01, 2026 - 12:00 pm'],
  ])('of %s is %s', (date, shown) => expect(timelineDate(at(date), en)).toBe(shown));

  it('has Malay month names in Malay', () =>
    expect(timelineDate(at('2026-08-01T09:00:00'), ms)).toBe('Ogos 01, 2026 - 09:00 am'));

  it('follows the time zone of the journal', () =>
    expect(timelineDate(at('2026-11-17T01:00:00'), { language: 'en', timeZone: 'UTC' })).toBe(
      'November 16, 2026 - 05:00 pm',
    ));
});

describe('other dates', () => {
  it('of a saved log are in order of size', () =>
    expect(logDate(at('2026-01-02T00:04:05'), timeZone)).toBe('2026-01-02 00:04:05'));

  it('leave out the year of today', () => {
    expect(shortDate(at('2026-11-20T10:00:00'), at('2026-01-01T00:00:00'), en)).toBe('20 Nov');
    expect(shortDate(at('2025-09-08T10:00:00'), at('2026-01-01T00:00:00'), en)).toBe('8 Sep 2025');
    expect(shortDate(at('2026-08-08T10:00:00'), at('2026-01-01T00:00:00'), ms)).toBe('8 Ogos');
  });

  it('show the clock in 24 hours', () => expect(clockTime(at('2026-11-20T22:42:59'), timeZone)).toBe('22:42'));

  it('name the day by the time zone of the journal', () => {
    const utc = { language: 'en', timeZone: 'UTC' } as const;
    expect(shortDate(at('2026-11-20T01:00:00'), at('2026-11-20T07:00:00'), en)).toBe('20 Nov');
    expect(shortDate(at('2026-11-20T07:00:00'), at('2026-11-20T07:00:00'), utc)).toBe('19 Nov');
    expect(shortDate(at('2027-01-01T07:00:00'), at('2027-01-01T09:00:00'), utc)).toBe('31 Dec 2026');
  });

  it('show everything when the pointer rests on them, in the reader’s language', () => {
    expect(fullDate(at('2026-11-20T22:42:00'), en)).toMatch(/20 November 2026.*22:42:00/);
    expect(fullDate(at('2026-11-20T22:42:00'), ms)).toMatch(/^Jumaat, 20 November 2026/);
  });
});

it.each([
  ['2026-08', 'en', 'August 2026'],
  ['2026-08', 'ms', 'Ogos 2026'],
  ['2026-12', 'ms', 'Disember 2026'],
] as const)('the month %s in %s is %s', (month, language, said) => expect(monthOf(month, language)).toBe(said));

describe('a day in a letter', () => {
  it.each([
    ['2026-11-20', 'en', '20 November 2026'],
    ['2026-08-05', 'en', '5 August 2026'],
    ['2026-08-05', 'ms', '5 Ogos 2026'],
    ['2026-12-31', 'ms', '31 Disember 2026'],
  ] as const)('of %s in %s is %s', (day, language, said) => expect(longDay(day, language)).toBe(said));

  it('that the calendar lacks has no month’s name', () => expect(longDay('2026-13-01', 'en')).toBe('1  2026'));
});
