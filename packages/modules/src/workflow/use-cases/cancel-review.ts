import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { endLinkSessions } from '../../identity/index.ts';
import { cancelReview as cancel } from '../domain/review.ts';
import type { WorkflowNeeds } from '../ports.ts';
import { positionFor } from '../queries/article-position.ts';
import { saveCancelled } from '../store/review.ts';
import { lockedReview } from './locked-position.ts';

type Refusal = 'review-not-found' | 'not-allowed' | 'review-ended';

/** Takes an invitation or a review back; its link and the sessions it started end. */
export const cancelReview =
  (needs: WorkflowNeeds) =>
  (actor: Actor, id: string): Promise<Result<{ done: true }, Refusal>> =>
    needs.transaction(async (trx) => {
      const locked = await lockedReview(trx, id);
      const found = locked && (await positionFor(trx, actor, locked.article));
      if (!locked || found?.relation !== 'editor') return refuse('review-not-found');
      const { review } = locked;
      if (found.level !== 'decide') return refuse('not-allowed');
      const cancelled = cancel(review.state);
      if (!cancelled.ok) return cancelled;
      if (cancelled.value === 'already') return ok({ done: true } as const);
      await saveCancelled(trx, review);
      await endLinkSessions(trx, id);
      await needs.tell(trx, actor, {
        event: 'review-was-cancelled',
        subject: { type: 'article', id: review.submission_id },
        journal: review.journal_id,
        data: { review: id },
      });
      return ok({ done: true } as const);
    });
