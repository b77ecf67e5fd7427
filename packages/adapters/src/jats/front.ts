import { child, type Element } from './tree.ts';

/** The description of an article: whole in `front`, short in the `front-stub` of an article within another. */
export const metaOf = (article: Element): Element | undefined => {
  const front = child(article, 'front', 'front-stub');
  return child(front, 'article-meta') ?? (front?.name === 'front-stub' ? front : undefined);
};
