import type { PublicArticle, PublicContributor } from '@naskhah/modules/publishing';
import { articlePath, coverPath, issuePath, journalPath } from '../paths.ts';
import { publisherJsonLd } from '../publisher-json-ld.ts';
import { doiAddress } from '../text/linked.ts';
import { publishedDay } from './dates-view.ts';
import { abstractOf, pageRange, titleOf } from './meta.ts';

const author = (one: PublicContributor) => ({
  '@type': one.type === 'organisation' ? 'Organization' : 'Person',
  name: one.name,
  ...(one.given && { givenName: one.given }),
  ...(one.family && { familyName: one.family }),
  ...(one.orcid && { sameAs: one.orcid.startsWith('http') ? one.orcid : `https://orcid.org/${one.orcid}` }),
  ...(one.affiliations.length > 0 && {
    affiliation: one.affiliations.map(({ organisation, ror }) => ({
      '@type': 'Organization',
      name: organisation,
      ...(ror && { sameAs: ror }),
    })),
  }),
});

const container = (article: PublicArticle, sites: string) => {
  const { journal, issue } = article;
  const periodical = {
    '@type': 'Periodical',
    name: journal.nameEn || journal.nameMs,
    url: sites + journalPath(journal.path),
    issn: [journal.issn, journal.eissn].filter((issn) => issn !== null),
    ...(journal.cover && { image: sites + coverPath(journal.path, journal.cover) }),
    ...publisherJsonLd(journal),
  };
  if (!issue) return periodical;
  return {
    '@type': 'PublicationIssue',
    issueNumber: issue.number,
    url: sites + issuePath(journal.path, issue.id),
    isPartOf: { '@type': 'PublicationVolume', volumeNumber: issue.volume, isPartOf: periodical },
  };
};

/** schema.org, ScholarlyArticle. */
export const articleJsonLd = (article: PublicArticle, sites: string) => {
  const { first, last } = pageRange(article.pages);
  const url = sites + articlePath(article.journal.path, article.id);
  return {
    '@context': 'https://schema.org',
    '@type': 'ScholarlyArticle',
    '@id': article.doi ? doiAddress(article.doi) : url,
    url,
    headline: titleOf(article),
    inLanguage: article.language,
    datePublished: publishedDay(article),
    ...(article.doi && { identifier: { '@type': 'PropertyValue', propertyID: 'doi', value: article.doi } }),
    author: article.contributors.map(author),
    ...(abstractOf(article) && { description: abstractOf(article).slice(0, 300) }),
    keywords: Object.values(article.keywords).flat(),
    ...(first && { pageStart: first }),
    ...(last && { pageEnd: last }),
    ...(article.licenseUrl && { license: article.licenseUrl }),
    ...(article.funding.length > 0 && {
      funder: article.funding.map(({ funder }) => ({ '@type': 'Organization', name: funder })),
    }),
    isAccessibleForFree: true,
    isPartOf: container(article, sites),
  };
};
