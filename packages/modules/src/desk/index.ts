export { partsOf } from './domain/parts-of.ts';
export { saveParts } from './store/article-part.ts';
export { refreshArticleState } from './use-cases/refresh-article-state.ts';
