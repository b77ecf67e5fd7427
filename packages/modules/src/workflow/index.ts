export { openDecisions, type RoundState } from './domain/decisions.ts';
export { isOpen as isOpenReview, type ReviewState } from './domain/review.ts';
export { isShared, takesReviewers, takesRevision } from './domain/rounds.ts';
export { levelOf, positionOf } from './domain/standing.ts';
