import { type DecisionKind, decisionKinds } from '@naskhah/kernel/article-words';
import { optionalStages } from '@naskhah/kernel/stage-settings';
import { type Stage, stages } from '@naskhah/kernel/stages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectOf, movesOn, openDecisions, type Position, type RoundState } from './decisions.ts';

const active: Position = { status: 'active', stage: 'submission', round: undefined, hasEditor: true, skipped: [] };
const rounds: RoundState[] = ['open', 'revisions-requested', 'revisions-submitted', 'resubmit', 'accepted', 'declined'];

describe('the decisions that are open', () => {
  it.each<[Position['stage'], string[]]>([
    ['submission', ['send-to-review', 'accept-without-review', 'decline']],
    ['copyediting', ['send-to-production', 'back-to-previous-stage']],
    ['production', ['back-to-previous-stage']],
    ['publication', []],
  ])('in %s, whatever became of a review', (stage, expected) => {
    for (const round of [undefined, ...rounds]) expect(openDecisions({ ...active, stage, round })).toEqual(expected);
  });
  it.each([undefined, ...rounds.filter((round) => round !== 'resubmit')])(
    'in review with a round that is %s: all',
    (round) => {
      expect(openDecisions({ ...active, stage: 'review', round })).toEqual([
        'accept',
        'request-revisions',
        'resubmit',
        'decline',
        'back-to-previous-stage',
      ]);
    },
  );
  it('in review while a new version is waited for: to end it or to take it back', () =>
    expect(openDecisions({ ...active, stage: 'review', round: 'resubmit' })).toEqual([
      'decline',
      'back-to-previous-stage',
    ]));
  it.each(stages)('once it was declined in %s: to revert that', (stage) =>
    expect(openDecisions({ ...active, status: 'declined', stage })).toEqual(['revert-decline']),
  );
  it('in submission of a journal that does without review: to accept or to decline', () =>
    expect(openDecisions({ ...active, skipped: ['review'] })).toEqual(['accept-without-review', 'decline']));
  it.each(['scheduled', 'published', 'withdrawn', 'transferred', 'retracted', 'draft'])(
    'for what is %s: none',
    (status) => {
      for (const stage of stages) expect(openDecisions({ ...active, status, stage })).toEqual([]);
    },
  );
});

describe('a decision', () => {
  const keep = { status: 'active', round: 'keep', accepted: false };
  it.each([
    ['send-to-review', 'submission', { ...keep, stage: 'review', round: 'open-first' }],
    ['accept-without-review', 'submission', { ...keep, stage: 'copyediting', round: 'accepted', accepted: true }],
    ['decline', 'submission', { ...keep, stage: 'submission', status: 'declined', round: 'declined' }],
    ['decline', 'review', { ...keep, stage: 'review', status: 'declined', round: 'declined' }],
    ['request-revisions', 'review', { ...keep, stage: 'review', round: 'revisions-requested' }],
    ['resubmit', 'review', { ...keep, stage: 'review', round: 'resubmit' }],
    ['accept', 'review', { ...keep, stage: 'copyediting', round: 'accepted', accepted: true }],
    ['send-to-production', 'copyediting', { ...keep, stage: 'production' }],
    ['back-to-previous-stage', 'submission', { ...keep, stage: 'submission' }],
    ['back-to-previous-stage', 'publication', { ...keep, stage: 'production' }],
    ['back-to-previous-stage', 'review', { ...keep, stage: 'submission' }],
    ['back-to-previous-stage', 'copyediting', { ...keep, stage: 'review', round: 'open-first' }],
    ['back-to-previous-stage', 'production', { ...keep, stage: 'copyediting' }],
    ['revert-decline', 'submission', { ...keep, stage: 'submission', round: 'open' }],
    ['revert-decline', 'review', { ...keep, stage: 'review', round: 'open' }],
  ] as const)('%s in %s does this', (kind, stage, effect) => {
    expect(effectOf(kind, stage, [])).toEqual(effect);
  });

  it.each<[DecisionKind, Stage, Stage[], Stage, string]>([
    ['accept', 'review', ['copyediting'], 'production', 'accepted'],
    ['accept', 'review', ['review'], 'copyediting', 'accepted'],
    ['accept-without-review', 'submission', ['copyediting'], 'production', 'accepted'],
    ['accept-without-review', 'submission', ['review'], 'copyediting', 'accepted'],
    ['back-to-previous-stage', 'production', ['copyediting'], 'review', 'open-first'],
    ['back-to-previous-stage', 'production', ['review', 'copyediting'], 'submission', 'keep'],
    ['back-to-previous-stage', 'copyediting', ['review'], 'submission', 'keep'],
    ['back-to-previous-stage', 'review', ['review', 'copyediting'], 'submission', 'keep'],
  ])('%s in %s of a journal without %j leads to %s', (kind, stage, skipped, to, round) => {
    expect(effectOf(kind, stage, skipped)).toMatchObject({ stage: to, round });
  });

  it.each(decisionKinds)('%s waits for blocking tasks if it takes the article to a later stage', (kind) => {
    expect(movesOn(kind)).toBe(
      ['send-to-review', 'accept-without-review', 'accept', 'send-to-production'].includes(kind),
    );
  });

  const positions = fc.record({
    status: fc.constantFrom('active', 'declined'),
    stage: fc.constantFrom(...stages),
    round: fc.option(fc.constantFrom(...rounds), { nil: undefined }),
    hasEditor: fc.boolean(),
    skipped: fc.subarray<Stage>([...optionalStages]),
  });
  it('that is open moves an article by one stage at most, but for an acceptance without review', () => {
    fc.assert(
      fc.property(positions, (position) => {
        for (const kind of openDecisions(position)) {
          const { stage, skipped } = position;
          const inUse = stages.filter((one) => one === stage || !skipped.includes(one));
          const moved = inUse.indexOf(effectOf(kind, stage, skipped).stage) - inUse.indexOf(stage);
          if (kind === 'accept-without-review') expect(moved).toBe(skipped.includes('review') ? 1 : 2);
          else if (kind === 'back-to-previous-stage') expect(moved).toBe(-1);
          else expect(moved).toBe(movesOn(kind) ? 1 : 0);
        }
      }),
    );
  });
  it('to decline is undone by its reversal: the article is active where it was', () => {
    fc.assert(
      fc.property(positions, (position) => {
        if (!openDecisions(position).includes('decline')) return;
        const declined = effectOf('decline', position.stage, position.skipped);
        expect(openDecisions({ ...position, ...declined, round: position.round })).toEqual(['revert-decline']);
        expect(effectOf('revert-decline', declined.stage, position.skipped)).toMatchObject({
          stage: position.stage,
          status: 'active',
        });
      }),
    );
  });
});
