export type IssueArticleFacts = {
  id: string;
  title: string;
  galleys: number;
  license: string | null;
};
export type IssueLack = {
  code: 'no-articles' | 'no-galley' | 'no-license';
  articleId: string | null;
  title: string | null;
};

/** The dry run: what an issue still misses before it may be public. */
export const lacksOf = (articles: readonly IssueArticleFacts[]): IssueLack[] => {
  if (articles.length === 0) return [{ code: 'no-articles', articleId: null, title: null }];
  return articles.flatMap((article) => [
    ...(article.galleys === 0 ? [{ code: 'no-galley' as const, articleId: article.id, title: article.title }] : []),
    ...(article.license ? [] : [{ code: 'no-license' as const, articleId: article.id, title: article.title }]),
  ]);
};
