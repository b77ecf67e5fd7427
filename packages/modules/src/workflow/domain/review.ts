import type { Recommendation } from '@naskhah/kernel/article-words';
import { dayLength } from '@naskhah/kernel/day';
import { ok, type Result, refuse } from '@naskhah/kernel/result';

export type ReviewState =
  | 'invited'
  | 'accepted'
  | 'declined'
  | 'in-progress'
  | 'submitted'
  | 'considered'
  | 'thanked'
  | 'cancelled';

export type ReviewAnswer = {
  act: 'accept' | 'decline' | 'save' | 'submit';
  reason: string;
  recommendation: Recommendation | null;
  commentsToAuthor: string;
};
export type ReviewRefusal =
  | 'review-ended'
  | 'not-answered'
  | 'reason-missing'
  | 'recommendation-missing'
  | 'comments-missing';

/** What an answer of the reviewer makes of the assignment. 'Already so' is success without change. */
export const answerReview = (state: ReviewState, answer: ReviewAnswer): Result<ReviewState, ReviewRefusal> => {
  switch (state) {
    case 'invited':
      if (answer.act === 'accept') return ok('accepted');
      if (answer.act === 'decline')
        return answer.reason ? ok('declined') : refuse('reason-missing', [{ path: 'reason', code: 'required' }]);
      return refuse('not-answered');
    case 'accepted':
    case 'in-progress':
      if (answer.act === 'accept') return ok(state);
      if (answer.act === 'save') return ok('in-progress');
      if (answer.act === 'decline')
        return answer.reason ? ok('declined') : refuse('reason-missing', [{ path: 'reason', code: 'required' }]);
      if (!answer.recommendation)
        return refuse('recommendation-missing', [{ path: 'recommendation', code: 'recommendation-missing' }]);
      if (!answer.commentsToAuthor.trim())
        return refuse('comments-missing', [{ path: 'comments_to_author', code: 'comments-missing' }]);
      return ok('submitted');
    case 'submitted':
      return answer.act === 'submit' ? ok('submitted') : refuse('review-ended');
    case 'declined':
      return answer.act === 'decline' ? ok('declined') : refuse('review-ended');
    case 'considered':
    case 'thanked':
    case 'cancelled':
      return refuse('review-ended');
  }
};

/** Assignments that still wait for something from the reviewer. */
export const isOpen = (state: ReviewState): boolean =>
  state === 'invited' || state === 'accepted' || state === 'in-progress';

/** Taking an invitation or a review back; what the reviewer has ended stays. */
export const cancelReview = (state: ReviewState): Result<'cancelled' | 'already', 'review-ended'> => {
  if (state === 'cancelled') return ok('already');
  return isOpen(state) ? ok('cancelled') : refuse('review-ended');
};

/** A reminder goes to who is still waited for, at most once in 24 hours. */
export const mayRemind = (
  state: ReviewState,
  last: Date | undefined,
  now: Date,
): Result<true, 'review-ended' | 'reminded-today'> => {
  if (!isOpen(state)) return refuse('review-ended');
  return last && now.getTime() - last.getTime() < dayLength ? refuse('reminded-today') : ok(true);
};
