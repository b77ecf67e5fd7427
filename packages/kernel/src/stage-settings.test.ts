import { expect, it } from 'vitest';
import { daysOfStage, isOptional, stageDayNames, stageDays } from './stage-settings.ts';
import { stages } from './stages.ts';

it.each([
  ['submission', ['first_look']],
  ['review', ['answer', 'report', 'revision', 'decision']],
  ['copyediting', ['copyedit']],
  ['production', ['layout']],
  ['publication', []],
] as const)('in %s days are counted for %j', (stage, expected) => expect(daysOfStage(stage)).toEqual(expected));

it('a journal may do without review and without copyediting, and without nothing else', () =>
  expect(stages.filter(isOptional)).toEqual(['review', 'copyediting']));

it('the days that a journal begins with are a week, three for a report, a month for a revision, two for work', () =>
  expect(stageDayNames.map((name) => [name, stageDays[name].shipped, stageDays[name].most])).toEqual([
    ['first_look', 7, 90],
    ['answer', 7, 30],
    ['report', 21, 180],
    ['revision', 30, 365],
    ['decision', 7, 90],
    ['copyedit', 14, 180],
    ['layout', 14, 180],
  ]));
