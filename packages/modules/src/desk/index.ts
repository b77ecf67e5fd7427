export { refreshArticleState } from './store/refresh-article-state.ts';
