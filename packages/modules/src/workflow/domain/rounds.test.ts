import { stages } from '@naskhah/kernel/stages';
import { describe, expect, it } from 'vitest';
import type { RoundState } from './decisions.ts';
import { isDecided, revisionOpens, takesReviewers, takesRevision } from './rounds.ts';

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

it.each(states)('a round that is %s was decided on unless it is open or waits with a revision', (round) => {
  expect(isDecided(round)).toBe(!['open', 'revisions-submitted'].includes(round));
});

it.each(states)('a revision of a round that is %s opens another one only as a resubmission', (round) => {
  expect(revisionOpens(round)).toBe(round === 'resubmit' ? 'next-round' : 'same-round');
});
