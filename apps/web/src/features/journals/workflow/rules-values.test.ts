import { expect, it } from 'vitest';
import { rulesToSave, rulesValues, wrongHolidays } from './rules-values.ts';

const rules = {
  version: 3,
  time_zone: 'Asia/Kuala_Lumpur',
  working_days: true,
  weekend: [0, 6],
  holidays: [{ day: '2026-08-31', name: { en: 'National Day', ms: 'Hari Kebangsaan' } }],
  anonymity: 'open' as const,
  interaction: 'editor' as const,
  published: 'nothing' as const,
  commenting: 'none' as const,
};

it('a dialog sends what stands in it, and nothing of the other', () => {
  const { version: _version, ...values } = rules;
  expect(rulesValues(rules)).toEqual(values);
  const review = rulesToSave('review', values);
  const calendar = rulesToSave('calendar', values);
  expect(Object.keys(review)).toEqual(['anonymity', 'interaction', 'published', 'commenting']);
  expect({ ...review, ...calendar }).toEqual(values);
});

it.each([
  [['2026-08-31'], []],
  [['2026-08-31', '2026-09-16'], []],
  [['2026-08', '2026-09-16'], [0]],
  [['', '2026-09-16'], [0]],
  [
    ['2026-08-31', '2026-08-31', '2026-08-31'],
    [1, 2],
  ],
])('of the holidays %j those at %j are wrong', (days, wrong) =>
  expect(wrongHolidays(days.map((day) => ({ day, name: { en: '', ms: '' } })))).toEqual(wrong),
);
