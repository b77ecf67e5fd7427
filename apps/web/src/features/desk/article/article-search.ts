import { addresses } from '../../../app/addresses.ts';
import type { Article } from '../../../app/article.ts';
import { withSearch } from '../../../lists/with-search.ts';

export const articleParts = [
  'review',
  'files',
  'metadata',
  'references',
  'contributors',
  'decisions',
  'production',
  'messages',
] as const;
export type ArticlePart = (typeof articleParts)[number];

export type ArticleSearch = { part: ArticlePart; round: number | undefined };

/** The part that is opened first: where the article now is. */
export const firstPart = ({ stage, viewer }: Pick<Article, 'stage' | 'viewer'>): ArticlePart => {
  if (viewer === 'production') return 'production';
  if (viewer === 'author' || stage === 'review') return 'review';
  // Who decides at first sight reads the abstract.
  return stage === 'submission' ? 'metadata' : 'production';
};

/** What the address asks for; anything else opens the article where it now is. */
export const articleSearch = (
  search: Record<string, unknown>,
  {
    workflow: { rounds },
    ...article
  }: Pick<Article, 'stage' | 'viewer'> & { workflow: Pick<Article['workflow'], 'rounds'> },
): ArticleSearch => {
  const asked = Number(search.round);
  return {
    part: articleParts.find((part) => part === search.part) ?? firstPart(article),
    round: rounds.find(({ number }) => number === asked)?.number ?? rounds[0]?.number,
  };
};

export const articleHref = (id: string, part: ArticlePart, round?: number): string =>
  withSearch(addresses.article(id), { part, round });
