import type { ReviewRecord } from './use-review.ts';

export type ReviewValues = Pick<
  ReviewRecord,
  'recommendation' | 'comments_to_author' | 'comments_to_editor' | 'competing_interests'
>;

export const valuesOf = (review: ReviewValues): ReviewValues => ({
  recommendation: review.recommendation,
  comments_to_author: review.comments_to_author,
  comments_to_editor: review.comments_to_editor,
  competing_interests: review.competing_interests,
});
