import { articleStates, turns } from '@naskhah/kernel/article-words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ArticleFacts, deriveState, latest, type ReviewFacts } from './derive-state.ts';

const at = (day: number) => new Date(Date.UTC(2026, 9, day));
const round = {
  number: 1,
  state: 'open',
  openedAt: at(10),
  revisionsDue: '2026-11-30',
  reviews: [],
  revisionAt: null,
  decideDue: '2026-10-27',
} satisfies ArticleFacts['round'];
const facts: ArticleFacts = {
  status: 'active',
  stage: 'submission',
  stageSince: at(5),
  firstLookDue: '2026-10-12',
  hasEditor: false,
  round: undefined,
  work: [],
};
const review = (state: ReviewFacts['state'], changed = 11, answerDue = '2026-10-18', reviewDue = '2026-11-01') => ({
  state,
  answerDue,
  reviewDue,
  changedAt: at(changed),
});
const derived = (change: Partial<ArticleFacts>) => {
  const { state, turn, since, due } = deriveState({ ...facts, ...change });
  return `${state}: ${turn} since ${since.getUTCDate()}, due ${due}`;
};
const inReview = (reviews: ReviewFacts[], change: Partial<NonNullable<ArticleFacts['round']>> = {}) =>
  derived({ stage: 'review', round: { ...round, reviews, ...change } });

describe('an article that is closed', () => {
  it.each(['scheduled', 'published', 'declined', 'withdrawn', 'transferred', 'retracted'] as const)(
    'as %s waits for nobody, whatever is still open',
    (status) => {
      const open = { hasEditor: true, round: { ...round, reviews: [review('invited')] } };
      for (const stage of ['submission', 'review', 'copyediting', 'production', 'publication'] as const)
        expect(derived({ status, stage, ...open })).toBe(`${status}: nobody since 5, due null`);
    },
  );
  it('by its stage alone is scheduled', () =>
    expect(derived({ stage: 'publication' })).toBe('scheduled: nobody since 5, due null'));
});

describe('a submission', () => {
  it('without an editor was submitted', () => expect(derived({})).toBe('submitted: editor since 5, due 2026-10-12'));
  it('with an editor waits for a first look', () =>
    expect(derived({ hasEditor: true })).toBe('first-look: editor since 5, due 2026-10-12'));
});

describe('an article in review', () => {
  it('without a round waits for reviewers', () =>
    expect(derived({ stage: 'review' })).toBe('pending-reviewers: editor since 5, due 2026-10-12'));

  it.each<[string, ReviewFacts[], string]>([
    ['nobody asked', [], 'pending-reviewers: editor since 10, due 2026-10-27'],
    [
      'all declined',
      [review('declined', 12), review('declined', 11)],
      'pending-reviewers: editor since 12, due 2026-10-27',
    ],
    ['all cancelled', [review('cancelled')], 'pending-reviewers: editor since 11, due 2026-10-27'],
    [
      'all declined or cancelled',
      [review('declined'), review('cancelled')],
      'pending-reviewers: editor since 11, due 2026-10-27',
    ],
    ['one invited', [review('invited')], 'awaiting-responses: reviewers since 11, due 2026-10-18'],
    [
      'one invited, one declined',
      [review('declined'), review('invited')],
      'awaiting-responses: reviewers since 11, due 2026-10-18',
    ],
    [
      'two invited, the later to answer first',
      [review('invited', 11, '2026-10-20'), review('invited', 13, '2026-10-19')],
      'awaiting-responses: reviewers since 13, due 2026-10-19',
    ],
    ['one accepted', [review('accepted')], 'under-review: reviewers since 11, due 2026-11-01'],
    ['one in progress', [review('in-progress')], 'under-review: reviewers since 11, due 2026-11-01'],
    [
      'one accepted, one invited',
      [review('accepted'), review('invited')],
      'under-review: reviewers since 11, due 2026-10-18',
    ],
    [
      'two accepted, the second due first',
      [review('accepted', 11, '2026-10-18', '2026-11-09'), review('in-progress', 11, '2026-10-18', '2026-11-02')],
      'under-review: reviewers since 11, due 2026-11-02',
    ],
    [
      'one in, one invited',
      [review('submitted', 14), review('invited')],
      'under-review: reviewers since 14, due 2026-10-18',
    ],
    [
      'one in, one at work',
      [review('submitted'), review('in-progress')],
      'under-review: reviewers since 11, due 2026-11-01',
    ],
    ['all in', [review('submitted', 20), review('thanked')], 'reviews-ready: editor since 20, due 2026-10-27'],
    ['one considered', [review('considered')], 'reviews-ready: editor since 11, due 2026-10-27'],
    [
      'one in, one declined',
      [review('submitted'), review('declined')],
      'reviews-ready: editor since 11, due 2026-10-27',
    ],
  ])('with %s', (_what, reviews, expected) => expect(inReview(reviews)).toBe(expected));

  it('counts from its opening while nothing has happened since', () =>
    expect(inReview([review('invited', 9)])).toBe('awaiting-responses: reviewers since 10, due 2026-10-18'));

  it.each(['revisions-requested', 'resubmit'] as const)('whose round is %s waits for the author', (state) =>
    expect(inReview([review('invited')], { state })).toBe('revisions-requested: author since 5, due 2026-11-30'),
  );
  it('whose revision has no day waits for it all the same', () =>
    expect(inReview([], { state: 'resubmit', revisionsDue: null })).toBe(
      'revisions-requested: author since 5, due null',
    ));
  it('whose revision came in waits for the editor since then', () =>
    expect(inReview([review('submitted', 28)], { state: 'revisions-submitted', revisionAt: at(21) })).toBe(
      'revisions-submitted: editor since 21, due 2026-10-27',
    ));
  it('whose revision came in without a moment counts from the opening of the round', () =>
    expect(inReview([], { state: 'revisions-submitted' })).toBe(
      'revisions-submitted: editor since 10, due 2026-10-27',
    ));
  it.each(['accepted', 'declined'] as const)('whose round was %s before is read by its reviews', (state) => {
    expect(inReview([review('submitted')], { state })).toBe('reviews-ready: editor since 11, due 2026-10-27');
    expect(inReview([], { state })).toBe('pending-reviewers: editor since 10, due 2026-10-27');
  });
});

describe('work on an accepted article', () => {
  const work = (stage: 'copyediting' | 'production', due: string, doneOn?: number) => ({
    stage,
    due,
    doneAt: doneOn ? at(doneOn) : null,
    role: stage === 'copyediting' ? ('copyeditor' as const) : ('layout-editor' as const),
  });
  it.each([
    ['copyediting', 'nobody asked', [], 'copyediting: editor since 5, due null'],
    [
      'copyediting',
      'one asked',
      [work('copyediting', '2026-10-19')],
      'copyediting: copyeditor since 5, due 2026-10-19',
    ],
    [
      'copyediting',
      'two asked, the second due first',
      [work('copyediting', '2026-10-21'), work('copyediting', '2026-10-20')],
      'copyediting: copyeditor since 5, due 2026-10-20',
    ],
    [
      'copyediting',
      'one of two done',
      [work('copyediting', '2026-10-19', 8), work('copyediting', '2026-10-21')],
      'copyediting: copyeditor since 5, due 2026-10-21',
    ],
    ['copyediting', 'all done', [work('copyediting', '2026-10-19', 8)], 'copyediting: editor since 8, due null'],
    [
      'copyediting',
      'all done before it came back here',
      [work('copyediting', '2026-10-19', 3)],
      'copyediting: editor since 5, due null',
    ],
    [
      'copyediting',
      'only production asked',
      [work('production', '2026-10-19')],
      'copyediting: editor since 5, due null',
    ],
    ['production', 'nobody asked', [work('copyediting', '2026-10-19', 8)], 'production: editor since 5, due null'],
    [
      'production',
      'one asked',
      [work('production', '2026-10-19')],
      'production: layout-editor since 5, due 2026-10-19',
    ],
    ['production', 'all done', [work('production', '2026-10-19', 9)], 'ready-to-schedule: editor since 9, due null'],
  ] as const)('in %s with %s', (stage, _what, given, expected) => {
    expect(derived({ stage, work: [...given] })).toBe(expected);
  });
});

it('of some moments the latest counts', () => expect(latest([at(3), at(9), at(4)])).toEqual(at(9)));

const day = fc.integer({ min: 1, max: 28 });
const dueDay = day.map((one) => `2026-10-${String(one).padStart(2, '0')}`);
const anyFacts: fc.Arbitrary<ArticleFacts> = fc.record({
  status: fc.constantFrom(
    'active',
    'active',
    'active',
    'scheduled',
    'published',
    'declined',
    'withdrawn',
    'transferred',
    'retracted',
  ),
  stage: fc.constantFrom('submission', 'review', 'copyediting', 'production', 'publication'),
  stageSince: day.map(at),
  firstLookDue: dueDay,
  hasEditor: fc.boolean(),
  round: fc.option(
    fc.record({
      number: fc.integer({ min: 1, max: 3 }),
      state: fc.constantFrom('open', 'revisions-requested', 'revisions-submitted', 'resubmit', 'accepted', 'declined'),
      openedAt: day.map(at),
      revisionsDue: fc.option(dueDay),
      reviews: fc.array(
        fc.record({
          state: fc.constantFrom(
            'invited',
            'accepted',
            'declined',
            'in-progress',
            'submitted',
            'considered',
            'thanked',
            'cancelled',
          ),
          answerDue: dueDay,
          reviewDue: dueDay,
          changedAt: day.map(at),
        }),
        { maxLength: 4 },
      ),
      revisionAt: fc.option(day.map(at)),
      decideDue: dueDay,
    }),
    { nil: undefined },
  ),
  work: fc.array(
    fc.record({
      stage: fc.constantFrom('copyediting', 'production'),
      due: dueDay,
      doneAt: fc.option(day.map(at)),
      role: fc.constantFrom('copyeditor', 'layout-editor'),
    }),
    { maxLength: 3 },
  ),
});

describe('the derived state', () => {
  it('is one of the known states with exactly one whose turn it is, for any facts', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const { state, turn, since } = deriveState(given);
        expect(articleStates).toContain(state);
        expect(turns).toContain(turn);
        expect(Number.isNaN(since.getTime())).toBe(false);
        expect(turn === 'nobody').toBe(given.status !== 'active' || given.stage === 'publication');
      }),
      { numRuns: 1000 },
    );
  });
  it('follows from what the reviewers said, not from the order in which they were asked', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const turned = given.round && { ...given.round, reviews: [...given.round.reviews].reverse() };
        expect(deriveState({ ...given, round: turned, work: [...given.work].reverse() })).toEqual(deriveState(given));
      }),
      { numRuns: 1000 },
    );
  });
  it('waits for reviewers until the earliest day on which one of them is late', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const { turn, due } = deriveState(given);
        if (turn !== 'reviewers') return;
        const days = (given.round?.reviews ?? []).flatMap(({ state, answerDue, reviewDue }) =>
          state === 'invited' ? [answerDue] : state === 'accepted' || state === 'in-progress' ? [reviewDue] : [],
        );
        expect(days.every((one) => due !== null && due <= one)).toBe(true);
        expect(days).toContain(due);
      }),
      { numRuns: 1000 },
    );
  });
});
