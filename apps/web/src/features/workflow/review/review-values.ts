import type { FormAnswers } from '@naskhah/kernel/forms/answers';
import type { ReviewRecord } from './use-review.ts';

export type ReviewValues = Pick<
  ReviewRecord,
  'recommendation' | 'comments_to_author' | 'comments_to_editor' | 'competing_interests'
> & { answers: FormAnswers };

export const valuesOf = (review: ReviewRecord): ReviewValues => ({
  recommendation: review.recommendation,
  comments_to_author: review.comments_to_author,
  comments_to_editor: review.comments_to_editor,
  competing_interests: review.competing_interests,
  answers: review.form?.answers ?? {},
});
