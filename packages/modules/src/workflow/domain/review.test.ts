import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerReview, cancelReview, isOpen, mayRemind, type ReviewAnswer, type ReviewState } from './review.ts';

const states: ReviewState[] = [
  'invited',
  'accepted',
  'declined',
  'in-progress',
  'submitted',
  'considered',
  'thanked',
  'cancelled',
];
const waitedFor: ReviewState[] = ['invited', 'accepted', 'in-progress'];
const whole = (act: ReviewAnswer['act']): ReviewAnswer => ({
  act,
  reason: 'No time',
  recommendation: 'minor-revision',
  commentsToAuthor: 'Sound work.',
});
const said = (state: ReviewState, answer: ReviewAnswer) => {
  const result = answerReview(state, answer);
  return result.ok ? result.value : result.refusal;
};

describe('a reviewer', () => {
  it.each<[ReviewState, Record<ReviewAnswer['act'], string>]>([
    ['invited', { accept: 'accepted', decline: 'declined', save: 'not-answered', submit: 'not-answered' }],
    ['accepted', { accept: 'accepted', decline: 'declined', save: 'in-progress', submit: 'submitted' }],
    ['in-progress', { accept: 'in-progress', decline: 'declined', save: 'in-progress', submit: 'submitted' }],
    ['submitted', { accept: 'review-ended', decline: 'review-ended', save: 'review-ended', submit: 'submitted' }],
    ['declined', { accept: 'review-ended', decline: 'declined', save: 'review-ended', submit: 'review-ended' }],
    ['considered', { accept: 'review-ended', decline: 'review-ended', save: 'review-ended', submit: 'review-ended' }],
    ['thanked', { accept: 'review-ended', decline: 'review-ended', save: 'review-ended', submit: 'review-ended' }],
    ['cancelled', { accept: 'review-ended', decline: 'review-ended', save: 'review-ended', submit: 'review-ended' }],
  ])('whose review is %s: what each answer makes of it', (state, expected) => {
    const acts = Object.keys(expected) as ReviewAnswer['act'][];
    expect(Object.fromEntries(acts.map((act) => [act, said(state, whole(act))]))).toEqual(expected);
  });

  it.each(waitedFor)('whose review is %s declines with a reason only', (state) => {
    expect(answerReview(state, { ...whole('decline'), reason: '' })).toEqual({
      ok: false,
      refusal: 'reason-missing',
      fields: [{ path: 'reason', code: 'required' }],
    });
  });
  it.each(['accepted', 'in-progress'] as const)('whose review is %s sends it with a recommendation only', (state) => {
    expect(answerReview(state, { ...whole('submit'), recommendation: null })).toEqual({
      ok: false,
      refusal: 'recommendation-missing',
      fields: [{ path: 'recommendation', code: 'recommendation-missing' }],
    });
  });
  it.each(['', ' \n\t'])('sends it with comments to the author only, not with "%s"', (commentsToAuthor) => {
    expect(answerReview('in-progress', { ...whole('submit'), commentsToAuthor })).toEqual({
      ok: false,
      refusal: 'comments-missing',
      fields: [{ path: 'comments_to_author', code: 'comments-missing' }],
    });
  });
  it('may save half a review', () =>
    expect(said('accepted', { act: 'save', reason: '', recommendation: null, commentsToAuthor: '' })).toBe(
      'in-progress',
    ));
});

it.each(states)('a review that is %s is waited for unless it was ended', (state) => {
  expect(isOpen(state)).toBe(waitedFor.includes(state));
});

describe('a review is taken back', () => {
  it.each(states)('while it is waited for, once: %s', (state) => {
    const result = cancelReview(state);
    expect(result.ok ? result.value : result.refusal).toBe(
      state === 'cancelled' ? 'already' : waitedFor.includes(state) ? 'cancelled' : 'review-ended',
    );
  });
});

describe('a reviewer is reminded', () => {
  const now = new Date('2026-11-21T02:00:00Z');
  const ago = (hours: number, ms = 0) => new Date(now.getTime() - hours * 3_600_000 + ms);
  const reminded = (state: ReviewState, last: Date | undefined) => {
    const result = mayRemind(state, last, now);
    return result.ok ? result.value : result.refusal;
  };
  it.each(states)('while the review is waited for: %s', (state) => {
    expect(reminded(state, undefined)).toBe(waitedFor.includes(state) || 'review-ended');
  });
  it.each([
    ['an hour ago', ago(1), 'reminded-today'],
    ['a moment less than a day ago', ago(24, 1), 'reminded-today'],
    ['a day ago', ago(24), true],
  ])('at most once a day: last %s', (_when, last, expected) => expect(reminded('accepted', last)).toBe(expected));
});

it('what a reviewer has ended no later answer opens again', () => {
  const answer = fc.record<ReviewAnswer>({
    act: fc.constantFrom('accept', 'decline', 'save', 'submit'),
    reason: fc.constantFrom('', 'No time'),
    recommendation: fc.constantFrom(null, 'accept'),
    commentsToAuthor: fc.constantFrom('', 'Sound.'),
  });
  fc.assert(
    fc.property(fc.constantFrom(...states), fc.array(answer), (first, answers) => {
      let state = first;
      let ended = !isOpen(first);
      for (const one of answers) {
        const result = answerReview(state, one);
        if (result.ok) state = result.value;
        if (ended) expect(isOpen(state)).toBe(false);
        ended = !isOpen(state);
      }
    }),
  );
});
