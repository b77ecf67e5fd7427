import { describe, expect, it } from 'vitest';
import { overdueDays } from './overdue.ts';

describe('what is due', () => {
  it.each([
    ['no day', null, null],
    ['tomorrow', '2026-11-22', null],
    ['today', '2026-11-21', null],
    ['yesterday', '2026-11-20', 1],
    ['three weeks ago', '2026-10-31', 21],
    ['a year ago', '2025-11-21', 365],
  ])('on %s is overdue by so many days', (_when, due, days) => expect(overdueDays(due, '2026-11-21')).toBe(days));
  it('over a change to summer time is counted in calendar days', () =>
    expect(overdueDays('2026-03-28', '2026-03-30')).toBe(2));
});
