import type { Trx } from '@naskhah/db/tables';
import type { ActNeeds } from '../../activity/index.ts';
import { insertPublication } from '../../publishing/index.ts';
import { replaceReferences } from '../../references/index.ts';
import { insertPublishedArticle } from '../../submissions/index.ts';
import { contributorsOf } from '../domain/people.ts';
import { abstractsOf, declarationsOf, furtherAbstractsOf, keywordsOf, languageOf, titlesOf } from '../domain/texts.ts';
import { datesOf, momentOf, pagesOf, positionOf } from '../domain/time-and-place.ts';
import { articleTypeOf, copyrightOf, fundingOf, relatedOf } from '../domain/works.ts';
import type { ReadArticle } from '../ports.ts';

type Kept = {
  id: string;
  journalId: string;
  article: ReadArticle;
  doi: string | null;
  issueId: string | null;
  publishedAt: Date;
};

/** The record of the article, its authors and its references. */
export const keepRecord = async (trx: Trx, needs: ActNeeds, kept: Kept): Promise<void> => {
  const { id, journalId, article, doi, publishedAt } = kept;
  const { received, accepted } = article.dates;
  const now = needs.clock();
  await insertPublishedArticle(trx, {
    id,
    journalId,
    articleType: articleTypeOf(article),
    language: languageOf(article),
    title: titlesOf(article),
    abstract: abstractsOf(article),
    keywords: keywordsOf(article),
    declarations: declarationsOf(article),
    doi,
    submittedAt: received ? momentOf(received) : publishedAt,
    acceptedAt: accepted ? momentOf(accepted) : null,
    publishedAt,
    contributors: contributorsOf(article, needs.newId),
    now,
  });
  const entries = article.references.map(({ text, item }) => ({
    id: needs.newId(),
    raw: text,
    structured: item as Record<string, unknown>,
    doi: item.DOI?.toLowerCase() ?? null,
  }));
  await replaceReferences(trx, { id, journalId }, entries);
};

/** Its publication, once all of it is there: what is public changes no more. */
export const keepPublication = async (trx: Trx, needs: ActNeeds, kept: Kept): Promise<void> => {
  const { id, journalId, article, issueId, publishedAt } = kept;
  await insertPublication(trx, {
    submissionId: id,
    journalId,
    issueId,
    position: positionOf(article),
    pages: pagesOf(article),
    licenseUrl: article.licence.url ?? null,
    copyright: copyrightOf(article),
    dates: datesOf(article.dates),
    funding: fundingOf(article),
    related: relatedOf(article),
    furtherAbstracts: furtherAbstractsOf(article),
    publishedAt,
    now: needs.clock(),
  });
};
