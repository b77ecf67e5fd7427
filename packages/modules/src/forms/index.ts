export { checkAnswers } from './domain/answer.ts';
export { type AnsweredForm, answeredForm } from './queries/answered-form.ts';
export { askChecklist, askReviewForm, lockAnswer, mergeAnswers, saveAnswers } from './store/answer.ts';
