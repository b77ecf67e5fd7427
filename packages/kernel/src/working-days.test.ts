import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workingDayAfter, workingDaysAfter } from './working-days.ts';

describe('working days', () => {
  it.each([
    ['2026-11-12', '2026-11-12', 0],
    ['2026-11-12', '2026-11-13', 1],
    ['2026-11-13', '2026-11-15', 0],
    ['2026-11-13', '2026-11-16', 1],
    ['2026-11-12', '2026-11-18', 4],
    ['2026-11-12', '2026-12-02', 14],
    ['2026-12-02', '2026-11-12', 0],
  ])('after %s up to %s are %i', (from, to, days) => expect(workingDaysAfter(from, to)).toBe(days));

  it.each([
    ['2026-11-12', 1, '2026-11-13'],
    ['2026-11-13', 1, '2026-11-16'],
    ['2026-11-14', 1, '2026-11-16'],
    ['2026-11-12', 14, '2026-12-02'],
  ])('%s and %i of them is %s', (from, days, to) => expect(workingDayAfter(from, days)).toBe(to));

  it('count up to the day that is so many of them later', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 1, max: 60 }), (at, days) => {
        const from = new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10);
        expect(workingDaysAfter(from, workingDayAfter(from, days))).toBe(days);
      }),
    ));
});
