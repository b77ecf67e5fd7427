import type { PublicationRow } from './publishing.ts';

/** Kept by triggers of the database, so that an import or a bulk change cannot leave the search behind. */
export type ArticleTextRow = {
  submission_id: string;
  journal_id: string;
  published_at: Date;
  doi: string | null;
  document: string;
};

export type DiscoveryTables = {
  'discovery.article_text': ArticleTextRow;
  /** A view: the publications that readers may see. */
  'publishing.public_article': PublicationRow & { published_at: Date };
};
