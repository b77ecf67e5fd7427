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

/** The fields that were saved elsewhere with another content than stands here. */
export const fieldsThatDiffer = (here: ReviewValues, elsewhere: ReviewValues): (keyof ReviewValues)[] =>
  (['recommendation', 'comments_to_author', 'comments_to_editor', 'competing_interests'] as const).filter(
    (field) => (here[field] ?? '') !== (elsewhere[field] ?? ''),
  );
