import { describe, expect, it } from 'vitest';
import { type Checked, decide, verdicts } from './verdict.ts';

const checked = (change: Partial<Checked> = {}): Checked => ({
  state: 'checking',
  passed: false,
  begun: true,
  progress: { of: 2, answered: 2, failed: 0, unsaid: [], open: [] },
  reasons: [],
  word: '',
  ...change,
});
const progress = (change: Partial<Checked['progress']>) => ({ progress: { ...checked().progress, ...change } });
const refused = (refusal: string, ...paths: string[]) => ({
  ok: false,
  refusal,
  ...(paths.length > 0 && { fields: paths.map((path) => ({ path, code: 'required' })) }),
});
const reasons = [{ field: 'issn' as const, reason: 'Wrong.', items: [] }];

describe('a registration', () => {
  it.each<[string, Parameters<typeof decide>[0], Partial<Checked>, object]>([
    ['without a failed item is passed on', 'passed', {}, { ok: true, value: 'passed' }],
    ['that nobody checked is not', 'passed', { begun: false }, refused('checks-open')],
    ['with an open item is not', 'passed', progress({ open: ['a'] }), refused('checks-open', 'a')],
    ['with an unsaid item is not', 'passed', progress({ failed: 1, unsaid: ['b'] }), refused('checks-open', 'b')],
    ['with a failed item is not', 'passed', progress({ failed: 1 }), refused('checks-open')],
    ['that was passed is verified', 'verified', { passed: true }, { ok: true, value: 'verified' }],
    ['that was not passed is not', 'verified', {}, refused('journal-not-passed')],
    ['is returned with reasons', 'returned', { reasons }, { ok: true, value: 'returned' }],
    ['is returned with words', 'returned', { word: 'See above.' }, { ok: true, value: 'returned' }],
    ['is not returned with neither', 'returned', {}, refused('reason-missing', 'reason')],
    [
      'is not returned while a failed item lacks its sentence',
      'returned',
      { reasons, ...progress({ failed: 1, unsaid: ['b'] }) },
      refused('comment-missing', 'b'),
    ],
    ['is rejected with a reason', 'rejected', { word: 'No journal.' }, { ok: true, value: 'rejected' }],
    ['is not rejected without', 'rejected', { reasons }, refused('reason-missing', 'reason')],
  ])('%s', (_, verdict, change, result) => expect(decide(verdict, checked(change))).toEqual(result));

  it.each(['draft', 'returned', 'rejected', 'verified', 'active', 'suspended', 'ceased', 'title_changed'])(
    'that is %s is decided on in no way',
    (state) => {
      for (const verdict of verdicts)
        expect(decide(verdict, checked({ state, passed: true, reasons, word: 'x' }))).toEqual(
          refused('journal-not-submitted'),
        );
    },
  );

  it('that was only sent is decided on like one that is checked', () =>
    expect(decide('returned', checked({ state: 'submitted', begun: false, word: 'x' }))).toEqual({
      ok: true,
      value: 'returned',
    }));
});
