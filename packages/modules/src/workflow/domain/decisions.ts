import type { DecisionKind } from '@naskhah/kernel/article-words';
import { type Stage, stages } from '@naskhah/kernel/stages';

export type RoundState = 'open' | 'revisions-requested' | 'revisions-submitted' | 'resubmit' | 'accepted' | 'declined';

/** What the decisions that are open depend on. */
export type Position = {
  status: string;
  stage: Stage;
  round: RoundState | undefined;
  hasEditor: boolean;
  /** The stages that the journal does without. */
  skipped: readonly Stage[];
};

/** The decisions that an article stands ready for, most usual first. */
export const openDecisions = ({ status, stage, round, skipped }: Position): DecisionKind[] => {
  if (status === 'declined') return ['revert-decline'];
  if (status !== 'active') return [];
  switch (stage) {
    case 'submission':
      return skipped.includes('review')
        ? ['accept-without-review', 'decline']
        : ['send-to-review', 'accept-without-review', 'decline'];
    case 'review':
      return round === 'resubmit'
        ? ['decline', 'back-to-previous-stage']
        : ['accept', 'request-revisions', 'resubmit', 'decline', 'back-to-previous-stage'];
    case 'copyediting':
      return ['send-to-production', 'back-to-previous-stage'];
    case 'production':
      return ['back-to-previous-stage'];
    case 'publication':
      return [];
  }
};

export type Effect = {
  stage: Stage;
  status: 'active' | 'declined';
  /** What becomes of the latest round, where there is one; only the first opening makes one. */
  round: 'open-first' | 'keep' | RoundState;
  accepted: boolean;
};

const inUse = (stage: Stage, skipped: readonly Stage[]): boolean => !skipped.includes(stage);

/** The stage in use before one; the first is before itself. */
const before = (stage: Stage, skipped: readonly Stage[]): Stage =>
  stages.slice(0, stages.indexOf(stage)).findLast((one) => inUse(one, skipped)) ?? stage;

/** Where accepted articles go. */
const afterAcceptance = (skipped: readonly Stage[]): Stage =>
  inUse('copyediting', skipped) ? 'copyediting' : 'production';

/** What a decision does, in a journal that does without some stages. Only here: every other place asks. */
export const effectOf = (kind: DecisionKind, stage: Stage, skipped: readonly Stage[]): Effect => {
  const keep = { stage, status: 'active', round: 'keep', accepted: false } as const;
  const earlier = before(stage, skipped);
  switch (kind) {
    case 'send-to-review':
      return { ...keep, stage: 'review', round: 'open-first' };
    case 'accept-without-review':
      return { ...keep, stage: afterAcceptance(skipped), round: 'accepted', accepted: true };
    case 'decline':
      return { ...keep, status: 'declined', round: 'declined' };
    case 'request-revisions':
      return { ...keep, round: 'revisions-requested' };
    case 'resubmit':
      return { ...keep, round: 'resubmit' };
    case 'accept':
      return { ...keep, stage: afterAcceptance(skipped), round: 'accepted', accepted: true };
    case 'send-to-production':
      return { ...keep, stage: 'production' };
    case 'back-to-previous-stage':
      // Who takes an accepted article back to review wants it reviewed: its round opens again.
      return { ...keep, stage: earlier, round: earlier === 'review' ? 'open-first' : 'keep' };
    case 'revert-decline':
      return { ...keep, round: 'open' };
  }
};

/** Takes the article to a later stage, which an open task that it waits for holds up. */
export const movesOn = (kind: DecisionKind): boolean =>
  kind === 'send-to-review' || kind === 'accept-without-review' || kind === 'accept' || kind === 'send-to-production';
