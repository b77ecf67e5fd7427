import { type Actor, isSwitched, type PersonActor } from '@naskhah/kernel/actor';

/** A review is its reviewer's alone: logged in, or by the link of this very assignment. */
export const isReviewer = (actor: Actor, review: { id: string; reviewer_id: string }): boolean =>
  (actor.kind === 'person' && actor.person === review.reviewer_id) ||
  (actor.kind === 'link' && actor.assignment === review.id && actor.person === review.reviewer_id);

/** A decision is a person's own word: nobody takes it behind a switched account. */
export const mayDecide = (actor: Actor): actor is PersonActor => actor.kind === 'person' && !isSwitched(actor);
