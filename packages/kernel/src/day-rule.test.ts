import { describe, expect, it } from 'vitest';
import { allDays, type Calendar, daysFor, dueDay, ruleAt, shippedRule } from './day-rule.ts';

const kl = 'Asia/Kuala_Lumpur';
const calendar = (more: Partial<Calendar> = {}): Calendar => ({ ...shippedRule.calendar, ...more });
const moment = (text: string) => new Date(text);

describe('the day on which something is due', () => {
  // 2026-08-28 is a Friday; 31 August is the national day.
  const friday = moment('2026-08-28T02:00:00Z');
  const national = { day: '2026-08-31', name: { en: 'National Day', ms: 'Hari Kebangsaan' } };
  it.each([
    ['every day counts', 3, {}, '2026-08-31'],
    ['no day at all', 0, { working_days: true }, '2026-08-28'],
    ['Saturday and Sunday do not count', 1, { working_days: true }, '2026-08-31'],
    ['nor do holidays', 1, { working_days: true, holidays: [national] }, '2026-09-01'],
    ['a holiday counts where every day does', 3, { holidays: [national] }, '2026-08-31'],
    ['a week of working days', 5, { working_days: true, holidays: [national] }, '2026-09-07'],
    ['Friday and Saturday are free', 1, { working_days: true, weekend: [5, 6] }, '2026-08-30'],
  ])('%s', (_name, days, more, expected) => expect(dueDay(friday, days, kl, calendar(more))).toBe(expected));

  it('begins with the day that it is in the time zone of the journal', () => {
    const late = moment('2026-08-27T17:00:00Z');
    expect(dueDay(late, 1, kl, calendar({ working_days: true }))).toBe('2026-08-31');
    expect(dueDay(late, 1, 'UTC', calendar({ working_days: true }))).toBe('2026-08-28');
  });
});

describe('the rule of a moment', () => {
  const rules = [
    { since: moment('2026-03-01T00:00:00Z'), rule: { ...shippedRule, days: { report: 10 } } },
    { since: moment('2026-06-01T00:00:00Z'), rule: { ...shippedRule, days: { report: 40 } } },
  ];
  it.each([
    ['2026-01-01T00:00:00Z', 21],
    ['2026-03-01T00:00:00Z', 10],
    ['2026-05-31T23:59:59Z', 10],
    ['2026-06-01T00:00:00Z', 40],
  ])('at %s gives a report %d days', (at, days) => {
    expect(daysFor(ruleAt(rules, moment(at)), 'report')).toBe(days);
    expect(daysFor(ruleAt([...rules].reverse(), moment(at)), 'report')).toBe(days);
  });
});

it('what a journal did not set is as it was shipped', () =>
  expect(allDays({ ...shippedRule, days: { answer: 3 } })).toEqual({
    first_look: 7,
    answer: 3,
    report: 21,
    revision: 30,
    decision: 7,
    copyedit: 14,
    layout: 14,
  }));
