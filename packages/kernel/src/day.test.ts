import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter, dayIn, daysBetween, daysLater, platformZone } from './day.ts';

describe('the day of a moment', () => {
  it.each([
    [platformZone, '2026-11-22'],
    ['Europe/London', '2026-11-21'],
    ['America/New_York', '2026-11-21'],
  ])('is that of the calendar in %s', (zone, day) => expect(dayIn(new Date('2026-11-21T16:30:00Z'), zone)).toBe(day));
  it('is refused for a zone that is none', () =>
    expect(() => dayIn(new Date('2026-11-21T16:30:00Z'), 'Asia/Nowhere')).toThrow(RangeError));
});

describe('a day after a moment', () => {
  it.each([
    ['before midnight there', '2026-11-21T15:59:59Z', 0, platformZone, '2026-11-21'],
    ['from midnight there', '2026-11-21T16:00:00Z', 0, platformZone, '2026-11-22'],
    ['a week on', '2026-11-21T16:00:00Z', 7, platformZone, '2026-11-29'],
    ['over the end of a year', '2026-12-31T02:00:00Z', 1, platformZone, '2027-01-01'],
    ['over a leap day', '2028-02-28T02:00:00Z', 1, platformZone, '2028-02-29'],
    ['west of Greenwich', '2026-11-21T02:00:00Z', 0, 'America/New_York', '2026-11-20'],
  ])('is that of the calendar there: %s', (_when, moment, days, zone, expected) =>
    expect(dayAfter(new Date(moment), days, zone)).toBe(expected),
  );
});

describe('days between two days', () => {
  it.each([
    ['2026-11-21', '2026-11-21', 0],
    ['2026-11-21', '2026-11-22', 1],
    ['2026-11-22', '2026-11-21', -1],
    ['2028-02-28', '2028-03-01', 2],
    // A change to summer time in Europe.
    ['2026-03-28', '2026-03-30', 2],
  ])('from %s to %s are %i', (from, to, days) => expect(daysBetween(from, to)).toBe(days));
  it('are as many as one goes on from the first', () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2090-01-01T00:00:00Z'), noInvalidDate: true }),
        fc.integer({ min: -4000, max: 4000 }),
        (moment, days) => daysBetween(dayIn(moment, 'UTC'), dayIn(daysLater(moment, days), 'UTC')) === days,
      ),
    ));
});
