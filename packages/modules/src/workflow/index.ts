export { dayAfter, defaultDays } from './domain/days.ts';
export { openDecisions, type Position, type RoundState } from './domain/decisions.ts';
export { isReviewer } from './domain/policy.ts';
export { isOpen as isOpenReview, type ReviewState } from './domain/review.ts';
export { levelOf } from './queries/article-position.ts';
