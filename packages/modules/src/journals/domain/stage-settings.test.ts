import { shippedRule } from '@naskhah/kernel/day-rule';
import { optionalStages } from '@naskhah/kernel/stage-settings';
import { stages } from '@naskhah/kernel/stages';
import { describe, expect, it } from 'vitest';
import { daysOf, leaveOut, takeUp } from './stage-settings.ts';

describe('the days of a stage', () => {
  const rule = { ...shippedRule, days: { report: 40, layout: 3 } };
  it.each([
    ['nothing given', {}, undefined],
    ['what the journal has', { report: 40 }, undefined],
    ['what a new journal has', { answer: 7 }, undefined],
    ['left out, as undefined says', { report: undefined }, undefined],
    ['another number', { report: 21 }, { report: 21, layout: 3 }],
    ['one more', { answer: 3, report: 40 }, { answer: 3, report: 40, layout: 3 }],
  ])('%s', (_name, given, value) => expect(daysOf('review', rule, given)).toEqual({ ok: true, value }));

  it('are those of no other', () =>
    expect(daysOf('copyediting', rule, { copyedit: 3, report: 4, layout: 5 })).toEqual({
      ok: false,
      refusal: 'day-of-another-stage',
      fields: [
        { path: 'days.report', code: 'day-of-another-stage' },
        { path: 'days.layout', code: 'day-of-another-stage' },
      ],
    }));
});

describe('a stage that a journal', () => {
  it.each(stages.filter((stage) => !optionalStages.some((one) => one === stage)))('cannot do without: %s', (stage) => {
    expect(takeUp({ stage, inUse: true })).toMatchObject({ ok: false, refusal: 'stage-not-optional' });
    expect(leaveOut({ stage, inUse: true }, 0)).toMatchObject({ ok: false, refusal: 'stage-not-optional' });
  });
  it.each([
    ['does without, where no article is in it', true, 0, { ok: true, value: true }],
    ['keeps while an article is in it', true, 1, { ok: false, refusal: 'stage-has-articles' }],
    ['does without already', false, 1, { ok: true, value: false }],
  ] as const)('%s', (_name, inUse, articles, expected) =>
    expect(leaveOut({ stage: 'copyediting', inUse }, articles)).toMatchObject(expected),
  );
  it.each([
    ['takes up again', false],
    ['has in use', true],
  ])('%s', (_name, inUse) => expect(takeUp({ stage: 'review', inUse })).toEqual({ ok: true, value: !inUse }));
});
