import type { PublicationRow } from './publishing.ts';

/** Kept by triggers of the database, so that an import or a bulk change cannot leave the search behind. What it is filtered by is null until a step has filled it. */
export type ArticleTextRow = {
  submission_id: string;
  journal_id: string;
  published_at: Date;
  doi: string | null;
  document: string;
  year: number | null;
  article_type: string | null;
  language: string | null;
  has_text: boolean | null;
};

export type DiscoveryTables = {
  'discovery.article_text': ArticleTextRow;
  /** A view: the publications that readers may see. */
  'publishing.public_article': PublicationRow & { published_at: Date };
};
