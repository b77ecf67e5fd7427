import type { Trx } from '@naskhah/db/tables';
import type { LocalizedText } from '@naskhah/kernel/language';
import type { ContributorInput } from './contributor.ts';

export type PublishedArticle = {
  id: string;
  journalId: string;
  articleType: string;
  language: string;
  title: LocalizedText;
  abstract: LocalizedText;
  keywords: Record<string, string[]>;
  declarations: Record<string, string>;
  doi: string | null;
  submittedAt: Date;
  acceptedAt: Date | null;
  publishedAt: Date;
  contributors: ContributorInput[];
  now: Date;
};

/** An article that was published before it came here: it has had no submission, no round and no number. */
export const insertPublishedArticle = async (trx: Trx, article: PublishedArticle): Promise<void> => {
  await trx
    .insertInto('submissions.submission')
    .values({
      id: article.id,
      journal_id: article.journalId,
      status: 'published',
      stage: 'publication',
      stage_since: article.publishedAt,
      article_type: article.articleType,
      language: article.language,
      title: JSON.stringify(article.title),
      abstract: JSON.stringify(article.abstract),
      keywords: JSON.stringify(article.keywords),
      declarations: JSON.stringify(article.declarations),
      doi: article.doi,
      source: 'import',
      created_at: article.now,
      updated_at: article.now,
      submitted_at: article.submittedAt,
      accepted_at: article.acceptedAt,
    })
    .execute();
  const rows = article.contributors.map((one, at) => ({
    id: one.id,
    submission_id: article.id,
    position: at + 1,
    type: one.type,
    name: one.name,
    given: one.given,
    family: one.family,
    email: one.email,
    orcid: one.orcid,
    corresponding: one.corresponding,
    affiliations: JSON.stringify(one.affiliations),
    credit: JSON.stringify(one.credit),
  }));
  // A statement takes 65,535 values: articles of large collaborations name more authors than that allows.
  for (let from = 0; from < rows.length; from += 1000)
    await trx
      .insertInto('submissions.contributor')
      .values(rows.slice(from, from + 1000))
      .execute();
};
