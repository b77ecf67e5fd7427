import type { Db } from '@naskhah/db/tables';
import type { ContributorAffiliation, Funding, RelatedArticle } from '@naskhah/kernel/documents';
import { newId } from '@naskhah/kernel/ids';
import type { LocalizedText } from '@naskhah/kernel/language';

const start = new Date('2026-01-05T02:00:00Z');
const json = JSON.stringify;

export type SeedAuthor = {
  name: string;
  orcid?: string;
  email?: string;
  corresponding?: boolean;
  affiliations?: ContributorAffiliation[];
};

export type SeedArticle = {
  title: LocalizedText;
  language?: string;
  issueId?: string;
  sectionId?: string;
  position?: number;
  pages?: string;
  doi?: string;
  status?: 'active' | 'published' | 'retracted';
  articleType?: string;
  abstract?: LocalizedText;
  keywords?: Record<string, string[]>;
  declarations?: Record<string, string>;
  authors?: SeedAuthor[];
  references?: { raw: string; doi?: string }[];
  funding?: Funding[];
  related?: RelatedArticle[];
  dates?: Record<string, string>;
  licenseUrl?: string;
  copyright?: string;
  versionNumber?: number;
  publishedAt?: string | null;
  galleys?: ('pdf' | 'html' | 'xml' | 'epub' | 'supplementary')[];
  html?: string;
};

/** A file of an article as a galley is made of it; answers the attachment's id. */
export const seedFile = async (db: Db, articleId: string, mime: string, filename: string): Promise<string> => {
  const id = newId();
  const sha256 = Buffer.from(crypto.getRandomValues(new Uint8Array(32)));
  await db.insertInto('media.content').values({ sha256, size: 2_516_582, mime, created_at: start }).execute();
  await db
    .insertInto('media.attachment')
    .values({ id, sha256, ref_type: 'article', ref_id: articleId, use: 'galley', filename, created_at: start })
    .execute();
  return id;
};

const kinds = {
  pdf: ['PDF', 'application/pdf', 'article.pdf'],
  html: ['HTML', 'text/html', 'article.html'],
  xml: ['JATS XML', 'application/xml', 'article.xml'],
  epub: ['EPUB', 'application/epub+zip', 'article.epub'],
  supplementary: ['Water table and stem counts, 2015–2025', 'text/csv', 'counts.csv'],
} as const;

/** An article as it stands once set or published; public unless `publishedAt` is null. */
export const seedArticle = async (db: Db, journalId: string, article: SeedArticle): Promise<string> => {
  const id = newId();
  const publishedAt = article.publishedAt === undefined ? '2026-06-30T00:00:00Z' : article.publishedAt;
  await db
    .insertInto('submissions.submission')
    .values({
      id,
      journal_id: journalId,
      status: article.status ?? 'published',
      stage: 'publication',
      stage_since: start,
      article_type: article.articleType ?? 'research-article',
      language: article.language ?? 'en',
      title: json(article.title),
      abstract: json(article.abstract ?? {}),
      keywords: json(article.keywords ?? {}),
      declarations: json(article.declarations ?? {}),
      doi: article.doi ?? null,
      created_at: start,
      updated_at: start,
      submitted_at: new Date('2026-02-08T03:00:00Z'),
      accepted_at: new Date('2026-05-24T03:00:00Z'),
    })
    .execute();
  if (article.authors?.length)
    await db
      .insertInto('submissions.contributor')
      .values(
        article.authors.map((author, position) => ({
          id: newId(),
          submission_id: id,
          position,
          name: author.name,
          orcid: author.orcid ?? null,
          orcid_verified: author.orcid !== undefined,
          email: author.email ?? null,
          corresponding: author.corresponding ?? false,
          affiliations: json(author.affiliations ?? []),
        })),
      )
      .execute();
  if (article.references?.length)
    await db
      .insertInto('references.reference')
      .values(
        article.references.map(({ raw, doi }, position) => ({
          submission_id: id,
          id: newId(),
          journal_id: journalId,
          position,
          raw,
          structured: 'null',
          doi: doi ?? null,
        })),
      )
      .execute();
  for (const [position, kind] of (article.galleys ?? []).entries()) {
    const [label, mime, filename] = kinds[kind];
    await db
      .insertInto('publishing.galley')
      .values({
        id: newId(),
        submission_id: id,
        kind,
        label,
        language: article.language ?? 'en',
        position,
        attachment_id: kind === 'html' ? null : await seedFile(db, id, mime, filename),
        html: kind === 'html' ? (article.html ?? '<p>The whole text.</p>') : null,
        created_at: start,
      })
      .execute();
  }
  await db
    .insertInto('publishing.publication')
    .values({
      submission_id: id,
      journal_id: journalId,
      issue_id: article.issueId ?? null,
      section_id: article.sectionId ?? null,
      position: article.position ?? 0,
      pages: article.pages ?? '',
      license_url: article.licenseUrl ?? null,
      copyright: article.copyright ?? '',
      dates: json(article.dates ?? {}),
      funding: json(article.funding ?? []),
      related: json(article.related ?? []),
      version_number: article.versionNumber ?? 1,
      published_at: publishedAt === null ? null : new Date(publishedAt),
      updated_at: new Date(publishedAt ?? start),
    })
    .execute();
  return id;
};
