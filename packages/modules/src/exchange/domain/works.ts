import type { Funding, RelatedArticle } from '@naskhah/kernel/documents';
import type { ReadArticle } from '../ports.ts';

export const fundingOf = (article: ReadArticle): Funding[] =>
  article.funding.flatMap(({ funder, funderId, award }) =>
    funder ? [{ funder, ...(funderId && { funderId }), ...(award && { award }) }] : [],
  );

/** Articles that this one corrects, answers or belongs to, and the works that it reviews. */
export const relatedOf = (article: ReadArticle): RelatedArticle[] => [
  ...article.related.map(({ kind, idKind, id, title }) => ({
    kind,
    ...(idKind === 'doi' ? { doi: id.toLowerCase(), ...(title && { title }) } : { title: title ?? id }),
  })),
  ...article.reviewed.map(({ text, item }) => ({
    kind: 'reviewed',
    title: text,
    ...(item.DOI && { doi: item.DOI.toLowerCase() }),
  })),
];

const ours: Record<string, string> = {
  'research-article': 'research-article',
  'review-article': 'review-article',
  'case-report': 'case-report',
  'brief-report': 'brief-report',
  'rapid-communication': 'brief-report',
  'book-review': 'book-review',
  'product-review': 'book-review',
  editorial: 'editorial',
  letter: 'letter',
  reply: 'letter',
  correction: 'correction',
  addendum: 'correction',
  retraction: 'retraction',
  'partial-retraction': 'retraction',
};

/** The type of our list that comes nearest to the file's. */
export const articleTypeOf = (article: ReadArticle): string => ours[article.kind] ?? 'other';

/** Who holds the rights; the words of a licence stand with it where the file names no address for it. */
export const copyrightOf = ({ licence }: ReadArticle): string => {
  const named = [licence.copyrightYear, licence.copyrightHolder].filter(Boolean).join(' ');
  const holder = named && `© ${named}`;
  return [licence.copyrightStatement ?? holder, licence.url ? '' : licence.text].filter(Boolean).join(' ');
};
