import type { DecisionKind } from '@naskhah/kernel/article-words';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { Stage, StageLevel } from '@naskhah/kernel/stages';
import { type Effect, effectOf, movesOn, openDecisions, type Position } from './decisions.ts';

export type DecisionRefusal = 'decision-not-open' | 'editor-missing' | 'not-allowed' | 'task-blocks';
export type Decided = { recommendation: true } | { recommendation: false; effect: Effect };

/**
 * A decision, or a recommendation of one where the person's level in this stage is only to recommend. `heldUp`: an open task was
 * marked as one that the article waits for.
 */
export const decide = (
  position: Position,
  kind: DecisionKind,
  level: StageLevel,
  heldUp: boolean,
): Result<Decided, DecisionRefusal> => {
  if (level !== 'decide' && level !== 'recommend') return refuse('not-allowed');
  if (!openDecisions(position).includes(kind)) return refuse('decision-not-open');
  if (level === 'recommend') return ok({ recommendation: true });
  if (kind === 'send-to-review' && !position.hasEditor) return refuse('editor-missing');
  if (heldUp && movesOn(kind)) return refuse('task-blocks');
  return ok({ recommendation: false, effect: effectOf(kind, position.stage, position.skipped) });
};

/** In these stages a decision mails the author; the others stay inside the journal. */
export const tellsAuthor = (kind: DecisionKind): boolean =>
  kind !== 'back-to-previous-stage' && kind !== 'send-to-production';

export const asksForRevision = (kind: DecisionKind): boolean => kind === 'request-revisions' || kind === 'resubmit';

/** The decision that moves an article on from where it is, for the call that names none. */
export const nextDecision = (stage: Stage, skipped: readonly Stage[]): DecisionKind | undefined => {
  switch (stage) {
    case 'submission':
      return skipped.includes('review') ? 'accept-without-review' : 'send-to-review';
    case 'review':
      return 'accept';
    case 'copyediting':
      return 'send-to-production';
    case 'production':
    case 'publication':
      return undefined;
  }
};
