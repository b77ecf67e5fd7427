export { refreshArticleState } from './store/refresh-article-state.ts';
export { refreshParts } from './store/refresh-parts.ts';
