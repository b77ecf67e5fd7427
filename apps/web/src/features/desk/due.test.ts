import { describe, expect, it } from 'vitest';
import { daysUntil, urgencyOf } from './due.ts';

const at = (text: string) => new Date(`${text}+08:00`);

describe('a due date', () => {
  it.each([
    ['2026-11-21T23:59:00', '2026-11-21T00:01:00', 0],
    ['2026-11-22T00:01:00', '2026-11-21T23:59:00', 1],
    ['2026-11-20T23:59:00', '2026-11-21T00:01:00', -1],
  ])('of %s is seen on %s in days of the calendar', (due, now, days) =>
    expect(daysUntil(at(due), at(now), 'Asia/Kuala_Lumpur')).toBe(days),
  );

  it('is soon within two days and late when the server says so', () => {
    expect(urgencyOf(null, 3)).toBe('none');
    expect(urgencyOf(null, 2)).toBe('soon');
    expect(urgencyOf(1, -1)).toBe('late');
    expect(urgencyOf(null, undefined)).toBe('none');
  });
});
