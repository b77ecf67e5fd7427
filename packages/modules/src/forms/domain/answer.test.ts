import { sampleForm } from '@naskhah/kernel/forms/sample-form';
import { ok, refuse } from '@naskhah/kernel/result';
import { describe, expect, it } from 'vitest';
import { checkAnswers } from './answer.ts';

const complete = { originality: 4, grid: { methods: 'good', data: 'poor' }, humans: 'no' };

describe('unfinished answers', () => {
  it('are kept as they are, hidden ones too', () => {
    const some = { originality: 4, approval: 'UKM 2026' };
    expect(checkAnswers(sampleForm, some, false)).toEqual(ok(some));
    expect(checkAnswers(sampleForm, {}, false)).toEqual(ok({}));
  });
  it('are refused where one is wrong, and it is named', () =>
    expect(checkAnswers(sampleForm, { originality: 9 }, false)).toEqual(
      refuse('answers-wrong', [{ path: 'answers.originality', code: 'out-of-bounds' }]),
    ));
});

describe('answers that are handed in', () => {
  it('are kept without those that are hidden', () =>
    expect(checkAnswers(sampleForm, { ...complete, approval: 'UKM 2026' }, true)).toEqual(ok(complete)));
  it('are refused while one is missing or wrong, and each is named', () =>
    expect(checkAnswers(sampleForm, { grid: complete.grid, days: -1 }, true)).toEqual(
      refuse('answers-wrong', [
        { path: 'answers.days', code: 'out-of-bounds' },
        { path: 'answers.originality', code: 'answer-missing' },
        { path: 'answers.humans', code: 'answer-missing' },
      ]),
    ));
});
