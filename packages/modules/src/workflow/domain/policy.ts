import type { Actor } from '@naskhah/kernel/actor';

/** A review is its reviewer's alone: logged in, or by the link of this very assignment. */
export const isReviewer = (actor: Actor, review: { id: string; reviewer_id: string }): boolean =>
  (actor.kind === 'person' && actor.person === review.reviewer_id) ||
  (actor.kind === 'link' && actor.assignment === review.id && actor.person === review.reviewer_id);
