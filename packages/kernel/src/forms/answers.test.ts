import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerFaults,
  checkAnswer,
  draftFaults,
  type FormAnswers,
  handedIn,
  isChecked,
  sharedWith,
  shownQuestions,
} from './answers.ts';
import { asked, options, sampleForm } from './sample-form.ts';

const complete: FormAnswers = { originality: 4, grid: { methods: 'good', data: 'poor' }, humans: 'no' };
const shown = (answers: FormAnswers) => shownQuestions(sampleForm, answers).map(({ id }) => id);
const faults = (change: FormAnswers) => answerFaults(sampleForm, { ...complete, ...change });

describe('the questions that are shown', () => {
  it('leave out what depends on another answer, and all under a heading that does', () => {
    const hidden = ['approval', 'ethics', 'ethics-day'];
    expect(shown({ humans: 'no' })).toEqual(
      sampleForm.questions.map(({ id }) => id).filter((id) => !hidden.includes(id)),
    );
    expect(shown({})).toEqual(shown({ humans: 'no' }));
    expect(shown({ humans: 'yes' })).toEqual(sampleForm.questions.map(({ id }) => id));
  });

  it('follow one of several boxes that are ticked', () => {
    const form = {
      questions: [
        asked('boxes', 'checkboxes', { options: options('a', 'b') }),
        asked('why', 'text', { shown_when: { question: 'boxes', is: 'b' } }),
      ],
    };
    expect(shownQuestions(form, { boxes: ['a'] })).toHaveLength(1);
    expect(shownQuestions(form, { boxes: ['a', 'b'] })).toHaveLength(2);
  });

  it('do not follow an answer to a question that is hidden itself', () => {
    const form = {
      questions: [
        asked('first', 'choice', { options: options('yes', 'no') }),
        asked('second', 'choice', { options: options('yes', 'no'), shown_when: { question: 'first', is: 'yes' } }),
        asked('third', 'text', { shown_when: { question: 'second', is: 'yes' } }),
      ],
    };
    const ids = (answers: FormAnswers) => shownQuestions(form, answers).map(({ id }) => id);
    expect(ids({ first: 'no', second: 'yes' })).toEqual(['first']);
    expect(ids({ first: 'yes', second: 'yes' })).toEqual(['first', 'second', 'third']);
  });
});

describe('answers that are handed in', () => {
  it('may be complete', () => expect(faults({})).toEqual([]));

  it.each([
    ['originality', undefined],
    ['grid', undefined],
    ['grid', { methods: 'good' }],
    ['grid', {}],
    ['humans', ''],
  ] as const)('lack %s where it is %j', (path, value) => {
    const { [path]: _left, ...rest } = complete;
    const given = value === undefined ? rest : { ...rest, [path]: value };
    expect(answerFaults(sampleForm, given)).toEqual([{ path, code: 'answer-missing' }]);
  });

  it('lack what is asked because of another answer, and nothing that is hidden', () => {
    expect(faults({ humans: 'yes' })).toEqual([
      { path: 'approval', code: 'answer-missing' },
      { path: 'ethics-day', code: 'answer-missing' },
    ]);
    expect(faults({ humans: 'yes', approval: '  ', 'ethics-day': '2026-11-22' })).toEqual([
      { path: 'approval', code: 'answer-missing' },
    ]);
  });

  it.each([
    [{ originality: 0 }, 'out-of-bounds'],
    [{ originality: 6 }, 'out-of-bounds'],
    [{ originality: 2.5 }, 'answer-wrong'],
    [{ originality: '4' }, 'answer-wrong'],
    [{ grid: { methods: 'good', data: 'best' } }, 'answer-wrong'],
    [{ grid: { methods: 'good', data: 'poor', style: 'good' } }, 'answer-wrong'],
    [{ grid: ['good'] }, 'answer-wrong'],
    [{ days: -1 }, 'out-of-bounds'],
    [{ days: 30.5 }, 'out-of-bounds'],
    [{ days: Number.NaN }, 'answer-wrong'],
    [{ days: '3' }, 'answer-wrong'],
    [{ humans: 'perhaps' }, 'answer-wrong'],
    [{ humans: ['no'] }, 'answer-wrong'],
    [{ changes: ['analysis', 'analysis'] }, 'answer-wrong'],
    [{ changes: ['analysis', 'style'] }, 'answer-wrong'],
    [{ changes: 'analysis' }, 'answer-wrong'],
    [{ 'ethics-day': '2026-02-30' }, 'answer-wrong'],
    [{ 'ethics-day': '22.11.2026' }, 'answer-wrong'],
    [{ 'ethics-day': 20261122 }, 'answer-wrong'],
    [{ comment: 3 }, 'answer-wrong'],
    [{ comment: 'a'.repeat(50_001) }, 'answer-too-long'],
    [{ approval: 'a'.repeat(501) }, 'answer-too-long'],
    [{ scores: 'a heading' }, 'not-asked'],
    [{ style: 'good' }, 'not-asked'],
  ] as [FormAnswers, string][])('are refused with %j as %s', (change, code) => {
    expect(faults(change)).toEqual([{ path: Object.keys(change)[0], code }]);
    expect(draftFaults(sampleForm, change)).toEqual([{ path: Object.keys(change)[0], code }]);
  });

  it.each([
    { originality: 1 },
    { originality: 5 },
    { days: 0 },
    { days: 29.5 },
    { days: 30 },
    { changes: ['analysis', 'figures'] },
    { changes: [] },
    { comment: 'a'.repeat(50_000) },
    { approval: 'a'.repeat(500) },
    { 'ethics-day': '2024-02-29' },
  ] as FormAnswers[])('may say %j', (change) => expect(faults(change)).toEqual([]));

  it('are kept without the empty ones and without those to hidden questions', () => {
    const given = { ...complete, approval: 'UKM 2026', days: 0, comment: ' ', changes: [] };
    expect(handedIn(sampleForm, given)).toEqual({ ...complete, days: 0 });
    expect(handedIn(sampleForm, { ...given, humans: 'yes' })).toMatchObject({ approval: 'UKM 2026' });
  });
});

it('unfinished answers may lack anything', () => {
  expect(draftFaults(sampleForm, {})).toEqual([]);
  expect(draftFaults(sampleForm, { humans: 'yes', grid: { methods: 'good' }, approval: '' })).toEqual([]);
});

describe('an author who reads a report', () => {
  const answers = { ...complete, humans: 'yes', approval: 'UKM 2026', comment: 'Well done', days: 3 };
  const read = sharedWith('author', sampleForm, answers);

  it('gets the answers that are shared with authors, under their headings, and no others', () => {
    expect(read.form.questions.map(({ id }) => id)).toEqual([
      'scores',
      'originality',
      'judgement',
      'approval',
      'comments',
      'comment',
    ]);
    expect(read.answers).toEqual({ originality: 4, approval: 'UKM 2026', comment: 'Well done' });
  });

  it('learns of no question that is none of theirs', () => {
    expect(JSON.stringify(read)).not.toContain('humans');
  });

  it('is no other reader', () =>
    expect(sharedWith('reviewer', sampleForm, answers)).toEqual({ form: { questions: [] }, answers: {} }));
});

it('what is shown of any answers can be handed in once every fault is mended by leaving out what is wrong', () => {
  const value = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.constantFrom('yes', 'no', 'good', '2026-11-22'),
    fc.integer({ min: -2, max: 40 }),
    fc.array(fc.constantFrom('analysis', 'figures', 'style'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('methods', 'data', 'style'), fc.constantFrom('poor', 'good', 'best')),
  );
  const keys = [...sampleForm.questions.map(({ id }) => id), 'unknown'];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), value), (answers) => {
      const wrong = new Set(draftFaults(sampleForm, answers).map(({ path }) => path));
      const right = Object.fromEntries(Object.entries(answers).filter(([id]) => !wrong.has(id)));
      expect(draftFaults(sampleForm, right)).toEqual([]);
      const kept = handedIn(sampleForm, right);
      expect(handedIn(sampleForm, kept)).toEqual(kept);
      const left = answerFaults(sampleForm, right).map(({ code }) => code);
      expect(left.every((code) => code === 'answer-missing')).toBe(true);
    }),
  );
});

describe('the answer to a check', () => {
  const form = { questions: [asked('issn', 'check')] };
  const faultsOf = (value: FormAnswers[string]) => draftFaults(form, { issn: value }).map(({ code }) => code);

  it.each([
    [{ verdict: 'pass' }, []],
    [{ verdict: 'fail', comment: 'Renew it.' }, []],
    [{ verdict: 'fail' }, []],
    [{ comment: 'Not judged yet.' }, []],
    [{ verdict: 'maybe' }, ['answer-wrong']],
    [{ verdict: 'pass', word: 'x' }, ['answer-wrong']],
    ['pass', ['answer-wrong']],
    [{ verdict: 'fail', comment: 'x'.repeat(2000) }, []],
    [{ verdict: 'fail', comment: 'x'.repeat(2001) }, ['answer-too-long']],
  ] as const)('%j on the way is kept but for %j', (value, faults) =>
    expect(faultsOf(value as FormAnswers[string])).toEqual(faults),
  );

  it.each([
    [undefined, 'answer-missing'],
    [{ comment: 'Only words.' }, 'answer-missing'],
    [{ verdict: 'fail', comment: ' ' }, 'answer-missing'],
    [{ verdict: 'fail', comment: 'Renew it.' }, undefined],
    [{ verdict: 'na' }, undefined],
  ] as const)('%j is %s when it is handed in', (value, code) =>
    expect(answerFaults(form, value ? { issn: value as FormAnswers[string] } : {}).map((one) => one.code)).toEqual(
      code ? [code] : [],
    ),
  );

  it('is nothing yet where it cannot be read', () => {
    expect(checkAnswer(undefined)).toEqual({ verdict: null, comment: '' });
    expect(checkAnswer('pass')).toEqual({ verdict: null, comment: '' });
    expect(isChecked(checkAnswer({ verdict: 'pass' }))).toBe(true);
  });
});
