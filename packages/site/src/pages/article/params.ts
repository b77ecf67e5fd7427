import { uuid } from '../../params.ts';

export type ArticleParams = { page: 'article'; path: string; articleId: string };

export const articleParams = ([path, kind, articleId, ...rest]: string[]): ArticleParams | undefined =>
  path && kind === 'article' && uuid(articleId) && rest.length === 0 ? { page: 'article', path, articleId } : undefined;
