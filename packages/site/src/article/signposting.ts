import type { PublicArticle } from '@naskhah/modules/publishing';
import { citationPath, galleyPath, issuePath, journalPath } from '../paths.ts';
import { licenceAddress } from '../text/licence.ts';
import { doiAddress } from '../text/linked.ts';

/** Proxies refuse long headers; of a long list of authors the first stand for all, the page names every one. */
const authorsAtMost = 20;

const types: Record<string, string> = {
  pdf: 'application/pdf',
  html: 'text/html',
  xml: 'application/xml',
  epub: 'application/epub+zip',
};

const link = (href: string, rel: string, type?: string): string =>
  `<${encodeURI(decodeURI(href)).replaceAll('>', '%3E')}>; rel="${rel}"${type ? `; type="${type}"` : ''}`;

const safe = (href: string, rel: string, type?: string): string[] => {
  try {
    return [link(href, rel, type)];
  } catch {
    return [];
  }
};

/** Signposting FAIR, level 1: the landing page says who, what, under which terms, and where the content and its descriptions are. */
export const signposts = (article: PublicArticle, sites: string): string[] => {
  const { journal, issue, id } = article;
  const licence = article.licenseUrl ? licenceAddress(article.licenseUrl) : undefined;
  const orcids = article.contributors.flatMap(({ orcid }) => (orcid ? [orcid] : [])).slice(0, authorsAtMost);
  return [
    ...orcids.flatMap((orcid) => safe(orcid.startsWith('http') ? orcid : `https://orcid.org/${orcid}`, 'author')),
    ...(article.doi ? safe(doiAddress(article.doi), 'cite-as') : []),
    ...safe('https://schema.org/ScholarlyArticle', 'type'),
    ...safe('https://schema.org/AboutPage', 'type'),
    ...(licence ? safe(licence, 'license') : []),
    ...safe(sites + citationPath(journal.path, id, 'bib'), 'describedby', 'application/x-bibtex'),
    ...safe(sites + citationPath(journal.path, id, 'ris'), 'describedby', 'application/x-research-info-systems'),
    ...article.galleys.flatMap((galley) =>
      safe(sites + galleyPath(journal.path, id, galley.id), 'item', galley.mime ?? types[galley.kind]),
    ),
    ...safe(sites + (issue ? issuePath(journal.path, issue.id) : journalPath(journal.path)), 'collection'),
  ];
};
