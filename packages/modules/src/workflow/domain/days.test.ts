import { describe, expect, it } from 'vitest';
import { dayAfter, defaultDays } from './days.ts';

const kl = 'Asia/Kuala_Lumpur';

describe('a day after a moment', () => {
  it.each([
    ['before midnight there', '2026-11-21T15:59:59Z', 0, kl, '2026-11-21'],
    ['from midnight there', '2026-11-21T16:00:00Z', 0, kl, '2026-11-22'],
    ['a week on', '2026-11-21T16:00:00Z', 7, kl, '2026-11-29'],
    ['over the end of a year', '2026-12-31T02:00:00Z', 1, kl, '2027-01-01'],
    ['over a leap day', '2028-02-28T02:00:00Z', 1, kl, '2028-02-29'],
    ['west of Greenwich', '2026-11-21T02:00:00Z', 0, 'America/New_York', '2026-11-20'],
  ])('is that of the journal’s calendar: %s', (_when, moment, days, zone, expected) => {
    expect(dayAfter(new Date(moment), days, zone)).toBe(expected);
  });
});

it('a journal that sets nothing gives a week to answer, three to review and a month to revise', () => {
  expect(defaultDays).toEqual({ answer: 7, review: 21, revision: 30, firstLook: 7, copyedit: 14, layout: 14 });
});
