import type { Article } from '../../../app/article.ts';

export type Title = { lang: string; text: string };

/** The title in the language of the article first, then in another one that it has. */
export const titlesOf = ({ article_title, language }: Pick<Article, 'article_title' | 'language'>): Title[] => {
  const all = Object.entries(article_title)
    .filter(([, text]) => text.trim() !== '')
    .map(([lang, text]) => ({ lang, text }));
  return [...all.filter(({ lang }) => lang === language), ...all.filter(({ lang }) => lang !== language)];
};
