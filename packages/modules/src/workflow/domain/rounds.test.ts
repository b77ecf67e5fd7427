import { stages } from '@naskhah/kernel/stages';
import { describe, expect, it } from 'vitest';
import type { RoundState } from './decisions.ts';
import { isShared, revisionOpens, sharesReports, takesReviewers, takesRevision } from './rounds.ts';

const rounds: Record<RoundState, { reviewers: boolean; revision: boolean }> = {
  open: { reviewers: true, revision: false },
  'revisions-requested': { reviewers: false, revision: true },
  'revisions-submitted': { reviewers: false, revision: false },
  resubmit: { reviewers: false, revision: true },
  accepted: { reviewers: false, revision: false },
  declined: { reviewers: false, revision: false },
};
const states = Object.entries(rounds) as [RoundState, (typeof rounds)[RoundState]][];

describe('an active article in review', () => {
  it.each(states)('whose round is %s takes reviewers and revisions so', (round, takes) => {
    const position = { status: 'active', stage: 'review', round } as const;
    expect({ reviewers: takesReviewers(position), revision: takesRevision(position) }).toEqual(takes);
  });
  it('without a round takes neither', () => {
    const position = { status: 'active', stage: 'review', round: undefined } as const;
    expect([takesReviewers(position), takesRevision(position)]).toEqual([false, false]);
  });
});

describe('an article takes neither reviewers nor revisions', () => {
  it.each(stages.filter((stage) => stage !== 'review'))('in %s', (stage) => {
    for (const [round] of states) {
      const position = { status: 'active', stage, round };
      expect([takesReviewers(position), takesRevision(position)]).toEqual([false, false]);
    }
  });
  it.each(['declined', 'withdrawn', 'transferred', 'retracted', 'published', 'scheduled'])(
    'once it is %s',
    (status) => {
      for (const [round] of states) {
        const position = { status, stage: 'review', round } as const;
        expect([takesReviewers(position), takesRevision(position)]).toEqual([false, false]);
      }
    },
  );
});

it.each([...states.map(([state]) => state), 'open-first', 'keep'] as const)(
  'a decision that makes a round %s shares its reports only if it asks for a version or ends it',
  (round) =>
    expect(sharesReports(round)).toBe(['revisions-requested', 'resubmit', 'accepted', 'declined'].includes(round)),
);

it.each([
  ['that is not in yet', null, '2026-11-02T00:00:00Z', false],
  ['of a round that was not decided on', '2026-11-01T00:00:00Z', null, false],
  ['that was in when the round was decided on', '2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z', true],
  ['that came in that very moment', '2026-11-02T00:00:00Z', '2026-11-02T00:00:00Z', true],
  ['that came later', '2026-11-02T00:00:01Z', '2026-11-02T00:00:00Z', false],
  ['whose moments come as dates', new Date('2026-11-01'), new Date('2026-11-02'), true],
])('a report %s is the author’s: %s', (_what, submitted, shared, expected) =>
  expect(isShared(submitted, shared)).toBe(expected),
);

it.each(states)('a revision of a round that is %s opens another one only as a resubmission', (round) => {
  expect(revisionOpens(round)).toBe(round === 'resubmit' ? 'next-round' : 'same-round');
});
