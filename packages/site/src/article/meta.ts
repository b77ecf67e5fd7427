import { withoutMarks } from '@naskhah/kernel/inline-marks';
import type { PublicArticle } from '@naskhah/modules/publishing';
import { articlePath, coverPath, galleyPath } from '../paths.ts';
import { citedWorks } from './citation-reference.ts';
import { publishedDay } from './dates-view.ts';

type Meta = readonly [name: string, content: string];

const firstOf = (texts: Record<string, string>, language: string): string =>
  texts[language] || Object.values(texts).find((text) => text) || '';

/** '211–229' is a range; 'e0123' is one place. */
export const pageRange = (pages: string): { first: string; last: string | undefined } => {
  const [first = '', last] = pages.split(/\s*[-–—]\s*/);
  return { first: first.trim(), last: last?.trim() || undefined };
};

export const titleOf = (article: PublicArticle): string => withoutMarks(firstOf(article.title, article.language));
export const abstractOf = (article: PublicArticle): string =>
  withoutMarks(firstOf(article.abstract, article.language)).replace(/\s+/g, ' ').trim();

const given = (pairs: [string, string | null | undefined][]): Meta[] =>
  pairs.flatMap(([name, content]): Meta[] => (content ? [[name, content]] : []));

/** Google Scholar's inclusion guidelines ('Highwire Press tags'). Authors are followed by what belongs to them. */
const highwire = (article: PublicArticle, sites: string): Meta[] => {
  const { journal, issue } = article;
  const { first, last } = pageRange(article.pages);
  const file = (kind: string) => {
    const galley = article.galleys.find((one) => one.kind === kind);
    return galley && sites + galleyPath(journal.path, article.id, galley.id);
  };
  const authors = article.contributors.flatMap((one) =>
    given([
      ['citation_author', one.name],
      ...one.affiliations.map(({ organisation }): [string, string] => ['citation_author_institution', organisation]),
      ['citation_author_orcid', one.orcid],
    ]),
  );
  return [
    ...given([['citation_title', titleOf(article)]]),
    ...authors,
    ...given([
      ['citation_journal_title', journal.nameEn || journal.nameMs],
      ['citation_journal_abbrev', journal.abbreviation],
      ['citation_publisher', journal.publisher],
      ['citation_issn', journal.eissn],
      ['citation_issn', journal.issn],
      ['citation_volume', issue?.volume],
      ['citation_issue', issue?.number],
      ['citation_firstpage', first],
      ['citation_lastpage', last],
      ['citation_publication_date', publishedDay(article).replaceAll('-', '/')],
      ['citation_doi', article.doi],
      ['citation_language', article.language],
      ['citation_keywords', Object.values(article.keywords).flat().join('; ')],
      ['citation_abstract_html_url', sites + articlePath(journal.path, article.id)],
      ['citation_fulltext_html_url', file('html')],
      ['citation_pdf_url', file('pdf')],
      ['citation_xml_url', file('xml')],
      ...citedWorks(article.references).map((one): [string, string] => ['citation_reference', one]),
    ]),
  ];
};

/** Dublin Core in HTML (DCMI, 2008). */
const dublinCore = (article: PublicArticle, sites: string): Meta[] =>
  given([
    ['DC.title', titleOf(article)],
    ...article.contributors.map(({ name }): [string, string] => ['DC.creator', name]),
    ['DC.description', abstractOf(article)],
    ['DC.date', publishedDay(article)],
    ['DC.identifier', article.doi ? `doi:${article.doi}` : sites + articlePath(article.journal.path, article.id)],
    ['DC.language', article.language],
    ['DC.publisher', article.journal.publisher],
    ['DC.source', article.journal.nameEn || article.journal.nameMs],
    ['DC.type', 'Text'],
    ['DC.rights', article.licenseUrl],
  ]);

export const articleMeta = (article: PublicArticle, sites: string): Meta[] => [
  ...highwire(article, sites),
  ...dublinCore(article, sites),
  ...given([
    ['og:type', 'article'],
    ['og:title', titleOf(article)],
    ['og:url', sites + articlePath(article.journal.path, article.id)],
    ['og:site_name', article.journal.nameEn || article.journal.nameMs],
    ['og:image', article.journal.cover && sites + coverPath(article.journal.path, article.journal.cover)],
  ]),
];
