import type { Effect, Position, RoundState } from './decisions.ts';

/** Whether the author is asked for a revised version: in review, and nothing else was decided since. */
export const takesRevision = ({ status, stage, round }: Pick<Position, 'status' | 'stage' | 'round'>): boolean =>
  status === 'active' && stage === 'review' && (round === 'revisions-requested' || round === 'resubmit');

/** Whether a decision that does this with the round gives the author what the reviewers wrote; before it, they see how many were asked. */
export const sharesReports = (round: Effect['round']): boolean =>
  round === 'revisions-requested' || round === 'resubmit' || round === 'accepted' || round === 'declined';

/**
 * Whether a report is the author's to read, and from then on for good: it was in when the round was decided on. What comes later
 * waits for the next decision.
 */
export const isShared = (submittedAt: string | Date | null, sharedAt: string | Date | null): boolean =>
  submittedAt !== null && sharedAt !== null && new Date(submittedAt) <= new Date(sharedAt);

/** Whether reviewers can be invited: in review, while the round is open. */
export const takesReviewers = ({ status, stage, round }: Pick<Position, 'status' | 'stage' | 'round'>): boolean =>
  status === 'active' && stage === 'review' && round === 'open';

/** Where the author's revised version goes: a revision stays in its round, a resubmission closes it and opens the next. */
export const revisionOpens = (round: RoundState): 'same-round' | 'next-round' =>
  round === 'resubmit' ? 'next-round' : 'same-round';
