export { editorAnswers, editorStates } from './domain/acts-of.ts';
export { overdueDays } from './domain/overdue.ts';
export { partsOf } from './domain/parts-of.ts';
export { stageOf } from './domain/stage-of.ts';
export { correspondence } from './queries/correspondence.ts';
export { saveParts } from './store/article-part.ts';
export { refreshArticleState } from './use-cases/refresh-article-state.ts';
