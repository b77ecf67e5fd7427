import type { Db } from '@naskhah/db/tables';
import type {
  ContributorAffiliation,
  CreditRole,
  Funding,
  FurtherAbstract,
  RelatedArticle,
} from '@naskhah/kernel/documents';
import type { LocalizedText } from '@naskhah/kernel/language';
import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { compiledOnce } from './compiled-once.ts';
import { publicIssueOf } from './public-issue-of.ts';
import { articleLinks, isTied, type LinkedArticle } from './public-links.ts';
import { masthead, type PublicMasthead } from './public-masthead.ts';

export type PublicContributor = {
  name: string;
  given: string | null;
  family: string | null;
  type: 'person' | 'organisation';
  orcid: string | null;
  orcidVerified: boolean;
  corresponding: boolean;
  /** Of the corresponding author only. */
  email: string | null;
  affiliations: ContributorAffiliation[];
  credit: CreditRole[];
};

export type PublicGalleyLine = {
  id: string;
  kind: 'pdf' | 'html' | 'xml' | 'epub' | 'supplementary';
  label: string;
  language: string;
  size: number | null;
  mime: string | null;
  filename: string | null;
};

export type PublicArticle = {
  journal: PublicMasthead;
  id: string;
  doi: string | null;
  status: string;
  articleType: string;
  language: string;
  title: LocalizedText;
  abstract: LocalizedText;
  keywords: Record<string, string[]>;
  declarations: Record<string, string>;
  submittedAt: Date | null;
  acceptedAt: Date | null;
  publishedAt: Date;
  updatedAt: Date;
  versionNumber: number;
  dates: Record<string, string>;
  pages: string;
  licenseUrl: string | null;
  copyright: string;
  funding: Funding[];
  related: RelatedArticle[];
  /** Beside the abstract: summaries, key points, texts for everybody. */
  furtherAbstracts: FurtherAbstract[];
  /** The related articles that are on this platform, in the order of `related` (its place in `at`). */
  linked: (LinkedArticle & { at: number })[];
  /** Public articles that name this one as related. */
  notices: LinkedArticle[];
  section: { titleEn: string; titleMs: string } | null;
  issue: { id: string; number: string; volume: string; year: number; title: LocalizedText } | null;
  contributors: PublicContributor[];
  references: { id: string; raw: string; doi: string | null; structured: Record<string, unknown> | null }[];
  galleys: PublicGalleyLine[];
};

const article = compiledOnce((db, path: string, articleId: string) =>
  db
    .selectFrom('publishing.public_article as p')
    .innerJoin('submissions.submission as s', 's.id', 'p.submission_id')
    .innerJoin('journals.journal as j', 'j.id', 'p.journal_id')
    .where('p.submission_id', '=', articleId)
    .where('j.path', '=', path)
    .select((eb) => [
      's.id',
      's.doi',
      's.status',
      's.article_type as articleType',
      's.language',
      's.title',
      's.abstract',
      's.keywords',
      's.declarations',
      's.submitted_at as submittedAt',
      's.accepted_at as acceptedAt',
      'p.published_at as publishedAt',
      'p.updated_at as updatedAt',
      'p.version_number as versionNumber',
      'p.dates',
      'p.pages',
      'p.license_url as licenseUrl',
      'p.copyright',
      'p.funding',
      'p.related',
      'p.further_abstracts as furtherAbstracts',
      masthead.as('journal'),
      jsonObjectFrom(
        eb
          .selectFrom('journals.section as sec')
          .select(['sec.title_en as titleEn', 'sec.title_ms as titleMs'])
          .whereRef('sec.id', '=', 'p.section_id'),
      ).as('section'),
      publicIssueOf(db).as('issue'),
      jsonArrayFrom(
        eb
          .selectFrom('submissions.contributor as c')
          .select([
            'c.name',
            'c.given',
            'c.family',
            'c.type',
            'c.orcid',
            'c.orcid_verified as orcidVerified',
            'c.corresponding',
            sql<string | null>`case when c.corresponding then c.email end`.as('email'),
            'c.affiliations',
            'c.credit',
          ])
          .whereRef('c.submission_id', '=', 'p.submission_id')
          .orderBy('c.position'),
      ).as('contributors'),
      jsonArrayFrom(
        eb
          .selectFrom('publishing.galley as g')
          .leftJoin('media.attachment as a', 'a.id', 'g.attachment_id')
          .leftJoin('media.content as m', 'm.sha256', 'a.sha256')
          .select(['g.id', 'g.kind', 'g.label', 'g.language', 'm.size', 'm.mime', 'a.filename'])
          .whereRef('g.submission_id', '=', 'p.submission_id')
          .orderBy('g.position'),
      ).as('galleys'),
      isTied.as('isTied'),
    ]),
);

const references = compiledOnce((db, articleId: string) =>
  db
    .selectFrom('references.reference')
    .select(['id', 'raw', 'doi', 'structured'])
    .where('submission_id', '=', articleId)
    .orderBy('position'),
);

/** An article page: two statements, and a third one for the few that are tied to others. */
export const publicArticle = async (db: Db, path: string, articleId: string): Promise<PublicArticle | undefined> => {
  const [row] = await article(db, path, articleId);
  if (!row) return undefined;
  const { isTied, ...data } = row;
  const [listed, [links]] = await Promise.all([references(db, articleId), isTied ? articleLinks(db, articleId) : []]);
  return { ...data, references: listed, linked: links?.linked ?? [], notices: links?.notices ?? [] };
};
