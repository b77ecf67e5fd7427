import type { Position, RoundState } from './decisions.ts';

/** Whether the author is asked for a revised version: in review, and nothing else was decided since. */
export const takesRevision = ({ status, stage, round }: Omit<Position, 'hasEditor'>): boolean =>
  status === 'active' && stage === 'review' && (round === 'revisions-requested' || round === 'resubmit');

/** Whether the round was decided on: before that, the author sees how many were asked and nothing of what they wrote. */
export const isDecided = (round: RoundState): boolean => round !== 'open' && round !== 'revisions-submitted';

/** Whether reviewers can be invited: in review, while the round is open. */
export const takesReviewers = ({ status, stage, round }: Omit<Position, 'hasEditor'>): boolean =>
  status === 'active' && stage === 'review' && round === 'open';

/** Where the author's revised version goes: a revision stays in its round, a resubmission closes it and opens the next. */
export const revisionOpens = (round: RoundState): 'same-round' | 'next-round' =>
  round === 'resubmit' ? 'next-round' : 'same-round';
