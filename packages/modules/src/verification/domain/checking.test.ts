import type { CheckAnswer, FormAnswers } from '@naskhah/kernel/forms/answers';
import type { Question } from '@naskhah/kernel/forms/definition';
import { asked } from '@naskhah/kernel/forms/sample-form';
import { describe, expect, it } from 'vitest';
import { answerItem, itemsOf, progressOf, reasonsOf } from './checking.ts';

const questions: Question[] = [
  asked('identity', 'section'),
  asked('issn', 'check', { checks: { field: 'issn', machine: 'issn' } }),
  asked('eissn', 'check', { checks: { field: 'issn', machine: null } }),
  asked('site', 'section'),
  asked('open', 'check', { checks: { field: 'website', machine: 'site' } }),
  asked('whole', 'check', { checks: { field: null, machine: null } }),
];
const fail = (comment: string) => ({ verdict: 'fail', comment });
const pass = { verdict: 'pass' };

it('the items of a checklist are its checks, without headings', () =>
  expect(itemsOf(questions).map(({ id }) => id)).toEqual(['issn', 'eissn', 'open', 'whole']));

describe('what goes back to the journal', () => {
  it('is nothing while no item has failed', () =>
    expect(reasonsOf(questions, { issn: pass, open: { verdict: 'na' }, whole: { comment: 'Hm.' } }, [])).toEqual([]));

  it('is each failed item under its field, of the same field together, in the order of the checklist', () => {
    const answers: FormAnswers = { open: fail(' Renew it. '), eissn: fail('Not ours.'), issn: fail('Wrong.') };
    expect(reasonsOf(questions, answers, [])).toEqual([
      { field: 'issn', reason: 'Wrong.\nNot ours.', items: ['issn', 'eissn'] },
      { field: 'website', reason: 'Renew it.', items: ['open'] },
    ]);
  });

  it('is of the registration as a whole where the item judges no field', () =>
    expect(reasonsOf(questions, { whole: fail('Too thin.') }, [])).toEqual([
      { field: 'registration', reason: 'Too thin.', items: ['whole'] },
    ]));

  it('has the fields that were added at the end, or with the items of the same field', () => {
    const further = [
      { field: 'issn' as const, reason: 'See the portal.' },
      { field: 'publisher' as const, reason: 'Name it.' },
    ];
    expect(reasonsOf(questions, { issn: fail('') }, further)).toEqual([
      { field: 'issn', reason: 'See the portal.', items: ['issn'] },
      { field: 'publisher', reason: 'Name it.', items: [] },
    ]);
  });
});

describe('how far a checklist is', () => {
  it.each<[string, FormAnswers, object]>([
    ['nothing said', {}, { of: 4, answered: 0, failed: 0, unsaid: [], open: ['issn', 'eissn', 'open', 'whole'] }],
    [
      'all judged',
      { issn: pass, eissn: { verdict: 'na' }, open: pass, whole: pass },
      { of: 4, answered: 4, failed: 0, unsaid: [], open: [] },
    ],
    [
      'a failed one with and one without its sentence',
      { issn: fail('Wrong.'), eissn: fail(' '), open: pass },
      { of: 4, answered: 2, failed: 2, unsaid: ['eissn'], open: ['whole'] },
    ],
  ])('%s', (_, answers, progress) => expect(progressOf(questions, answers)).toEqual(progress));
});

describe('an item is answered', () => {
  const none: CheckAnswer = { verdict: null, comment: '' };
  const good: CheckAnswer = { verdict: 'pass', comment: '' };
  const bad: CheckAnswer = { verdict: 'fail', comment: 'Wrong.' };
  const answer = (there: FormAnswers, was: CheckAnswer, now: CheckAnswer, item = 'issn') =>
    answerItem(questions, there, { item, was, now });

  it('first, beside what was said of others', () =>
    expect(answer({ open: pass }, none, bad)).toEqual({
      ok: true,
      value: { open: pass, issn: { verdict: 'fail', comment: 'Wrong.' } },
    }));

  it('otherwise than before', () =>
    expect(answer({ issn: fail('Wrong.') }, bad, good)).toEqual({
      ok: true,
      value: { issn: { verdict: 'pass', comment: '' } },
    }));

  it('as it stands already, without a change', () => {
    expect(answer({ issn: fail('Wrong.') }, none, bad)).toEqual({ ok: true, value: null });
    expect(answer({}, good, none)).toEqual({ ok: true, value: null });
  });

  it('with nothing, which takes the answer away', () =>
    expect(answer({ issn: pass, open: pass }, good, none)).toEqual({ ok: true, value: { open: pass } }));

  it('with words before the verdict', () =>
    expect(answer({}, none, { verdict: null, comment: 'Ask.' })).toEqual({
      ok: true,
      value: { issn: { comment: 'Ask.' } },
    }));

  it('never over what somebody else has said meanwhile', () =>
    expect(answer({ issn: pass }, none, bad)).toEqual({ ok: false, refusal: 'stale-version' }));

  it.each(['identity', 'unknown'])('never where the checklist does not ask: %s', (item) =>
    expect(answer({}, none, bad, item)).toEqual({ ok: false, refusal: 'item-not-asked' }),
  );
});
