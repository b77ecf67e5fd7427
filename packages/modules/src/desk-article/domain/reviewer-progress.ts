import type { ReviewerProgress } from '@naskhah/kernel/documents';
import type { ReviewFacts } from './derive-state.ts';

/** One reviewer as lists show them: where they are, and by when something is waited for. */
export const progressOf = (review: ReviewFacts): ReviewerProgress => {
  switch (review.state) {
    case 'invited':
      return { state: 'invited', due: review.answerDue };
    case 'accepted':
    case 'in-progress':
      return { state: 'working', due: review.reviewDue };
    case 'submitted':
    case 'considered':
    case 'thanked':
      return { state: 'in', due: null };
    case 'declined':
    case 'cancelled':
      return { state: 'declined', due: null };
  }
};
