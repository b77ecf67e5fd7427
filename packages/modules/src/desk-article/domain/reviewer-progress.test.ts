import { expect, it } from 'vitest';
import { progressOf } from './reviewer-progress.ts';

const dates = { answerDue: '2026-10-18', reviewDue: '2026-11-01', changedAt: new Date(0) };

it.each([
  ['invited', 'invited', '2026-10-18'],
  ['accepted', 'working', '2026-11-01'],
  ['in-progress', 'working', '2026-11-01'],
  ['submitted', 'in', null],
  ['considered', 'in', null],
  ['thanked', 'in', null],
  ['declined', 'declined', null],
  ['cancelled', 'declined', null],
] as const)('a reviewer who has %s is shown as "%s", due %s', (state, shown, due) => {
  expect(progressOf({ ...dates, state })).toEqual({ state: shown, due });
});
