import { decisionKinds } from '@naskhah/kernel/article-words';
import { stages } from '@naskhah/kernel/stages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asksForRevision, decide, nextDecision, tellsAuthor } from './decide.ts';
import { effectOf, openDecisions, type Position } from './decisions.ts';

const submitted: Position = { status: 'active', stage: 'submission', round: undefined, hasEditor: true, skipped: [] };
const inReview: Position = { ...submitted, stage: 'review', round: 'open' };
const said = (...given: Parameters<typeof decide>) => {
  const result = decide(...given);
  return result.ok ? (result.value.recommendation ? 'recommended' : 'decided') : result.refusal;
};

describe('a decision', () => {
  it.each([
    ['none', 'not-allowed'],
    ['view', 'not-allowed'],
    ['contribute', 'not-allowed'],
    ['recommend', 'recommended'],
    ['decide', 'decided'],
  ] as const)('with the level "%s" in the stage: %s', (level, expected) => {
    expect(said(inReview, 'accept', level, false)).toBe(expected);
  });
  it('has the effect of its kind', () =>
    expect(decide(inReview, 'accept', 'decide', false)).toEqual({
      ok: true,
      value: { recommendation: false, effect: effectOf('accept', 'review', []) },
    }));
  it('that is only recommended has no effect', () =>
    expect(decide(inReview, 'decline', 'recommend', false)).toEqual({ ok: true, value: { recommendation: true } }));
  it.each(['recommend', 'decide'] as const)('that is not open is refused with the level "%s"', (level) => {
    expect(said(submitted, 'accept', level, false)).toBe('decision-not-open');
  });
  it('is refused to who may not take it before anything is said of the article', () =>
    expect(said(submitted, 'accept', 'view', true)).toBe('not-allowed'));
});

describe('an article without an editor', () => {
  const alone = { ...submitted, hasEditor: false };
  it.each([
    ['send-to-review', 'editor-missing'],
    ['accept-without-review', 'decided'],
    ['decline', 'decided'],
  ] as const)('%s: %s', (kind, expected) => expect(said(alone, kind, 'decide', false)).toBe(expected));
  it('may be recommended for review', () =>
    expect(said(alone, 'send-to-review', 'recommend', false)).toBe('recommended'));
});

describe('an article that an open task holds up', () => {
  it.each([
    [submitted, 'send-to-review', 'task-blocks'],
    [submitted, 'accept-without-review', 'task-blocks'],
    [submitted, 'decline', 'decided'],
    [inReview, 'accept', 'task-blocks'],
    [inReview, 'request-revisions', 'decided'],
    [inReview, 'resubmit', 'decided'],
    [inReview, 'decline', 'decided'],
    [inReview, 'back-to-previous-stage', 'decided'],
    [{ ...submitted, stage: 'copyediting' }, 'send-to-production', 'task-blocks'],
    [{ ...submitted, status: 'declined' }, 'revert-decline', 'decided'],
  ] as const)('%o, %s: %s', (position, kind, expected) => {
    expect(said(position, kind, 'decide', true)).toBe(expected);
  });
  it('may still be recommended to go on', () =>
    expect(said(inReview, 'accept', 'recommend', true)).toBe('recommended'));
});

it.each(decisionKinds)('%s is mailed to the author unless it stays inside the journal', (kind) => {
  expect(tellsAuthor(kind)).toBe(!['back-to-previous-stage', 'send-to-production'].includes(kind));
});
it.each(decisionKinds)('%s asks the author for a new version if it is one of the two that do', (kind) => {
  expect(asksForRevision(kind)).toBe(['request-revisions', 'resubmit'].includes(kind));
});
it.each([
  ['submission', [], 'send-to-review'],
  ['submission', ['review'], 'accept-without-review'],
  ['review', [], 'accept'],
  ['copyediting', [], 'send-to-production'],
  ['production', [], undefined],
  ['publication', [], undefined],
] as const)('the next decision in %s of a journal without %j is %s', (stage, skipped, kind) =>
  expect(nextDecision(stage, skipped)).toBe(kind),
);

it('who may only recommend never changes anything, and who decides does what is open and nothing else', () => {
  const positions = fc.record({
    status: fc.constantFrom('active', 'declined', 'scheduled', 'published', 'withdrawn'),
    stage: fc.constantFrom(...stages),
    round: fc.constantFrom(undefined, 'open', 'revisions-requested', 'revisions-submitted', 'resubmit', 'accepted'),
    hasEditor: fc.boolean(),
    skipped: fc.constant([]),
  } as const);
  fc.assert(
    fc.property(positions, fc.constantFrom(...decisionKinds), fc.boolean(), (position, kind, heldUp) => {
      const open = openDecisions(position).includes(kind);
      expect(['recommended', 'decision-not-open']).toContain(said(position, kind, 'recommend', heldUp));
      if (!open) expect(said(position, kind, 'decide', heldUp)).toBe('decision-not-open');
    }),
  );
});
