import { asked, sampleForm } from '@naskhah/kernel/forms/sample-form';
import { ok, refuse } from '@naskhah/kernel/result';
import { describe, expect, it } from 'vitest';
import { chooseForReviews, codeOf, type Form, mayBeDeleted, publish, retire } from './form.ts';

const form = (change: Partial<Form> = {}): Form => ({
  id: 'form',
  journal_id: 'journal',
  code: 'structured-report',
  purpose: 'review',
  title_en: 'Structured report',
  title_ms: 'Laporan berstruktur',
  draft: sampleForm.questions,
  published: 3,
  changed: true,
  for_reviews: false,
  retired: false,
  version: 7,
  ...change,
});

describe('a draft is given out', () => {
  it('as the next version, the first as 1', () => {
    expect(publish(form())).toEqual(ok(4));
    expect(publish(form({ published: null }))).toEqual(ok(1));
  });
  it('not while the form is retired, nor when it asks what it asked before', () => {
    expect(publish(form({ retired: true }))).toEqual(refuse('form-retired'));
    expect(publish(form({ changed: false }))).toEqual(refuse('form-unchanged'));
  });
  it('not before every fault is mended, each named by its question', () => {
    const draft = [asked('a', 'choice'), asked('b', 'text', { label: { en: 'Only English', ms: '' } })];
    expect(publish(form({ draft }))).toEqual(
      refuse('form-incomplete', [
        { path: 'a', code: 'too-few-options' },
        { path: 'b', code: 'question-without-text' },
      ]),
    );
    expect(publish(form({ draft: [] }))).toEqual(refuse('form-incomplete', [{ path: '', code: 'no-question' }]));
  });
});

describe('a form is retired', () => {
  it('and taken up again, each once', () => {
    expect(retire(form(), true)).toEqual(ok(true));
    expect(retire(form({ retired: true }), true)).toEqual(ok(false));
    expect(retire(form({ retired: true }), false)).toEqual(ok(true));
    expect(retire(form({ for_reviews: true }), false)).toEqual(ok(false));
  });
  it('not while reviewers are asked it', () =>
    expect(retire(form({ for_reviews: true }), true)).toEqual(refuse('form-for-reviews')));
});

describe('a form for reviews', () => {
  it('is chosen and left, each once', () => {
    expect(chooseForReviews(form(), true)).toEqual(ok(true));
    expect(chooseForReviews(form({ for_reviews: true }), true)).toEqual(ok(false));
    expect(chooseForReviews(form({ for_reviews: true }), false)).toEqual(ok(true));
    expect(chooseForReviews(form(), false)).toEqual(ok(false));
  });
  it.each([
    [{ published: null }, 'form-not-published'],
    [{ retired: true }, 'form-retired'],
    [{ purpose: 'task' }, 'form-of-other-purpose'],
  ] as [Partial<Form>, string][])('is none with %j', (change, refusal) => {
    expect(chooseForReviews(form(change), true)).toEqual(refuse(refusal));
    expect(chooseForReviews(form({ ...change, for_reviews: true }), false)).toEqual(ok(true));
  });
});

it('only a form that was never given out is deleted', () => {
  expect(mayBeDeleted(form({ published: null }))).toBe(true);
  expect(mayBeDeleted(form())).toBe(false);
});

describe('the name of a form in addresses', () => {
  it.each([
    ['Structured report with scores', [], 'structured-report-with-scores'],
    ['Structured report', ['structured-report', 'structured-report-2'], 'structured-report-3'],
    ['  Évaluation — 2026! ', [], 'evaluation-2026'],
    ['تقرير', [], 'form'],
    ['تقرير', ['form'], 'form-2'],
    [`${'a'.repeat(49)} bcd`, [], 'a'.repeat(49)],
  ] as [string, string[], string][])('%s beside %j is %s', (title, taken, code) => {
    expect(codeOf(title, new Set(taken))).toBe(code);
  });
});
