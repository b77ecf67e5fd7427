/** A name of CSL-JSON. `literal` holds a name that has no family name, such as most Malay names, or a group's. */
export type CslName = {
  family?: string;
  given?: string;
  suffix?: string;
  'non-dropping-particle'?: string;
  literal?: string;
};

/** Year, month (1 to 12), day. */
export type CslDateParts = [year: number, month?: number, day?: number];

export type CslDate = { 'date-parts': [CslDateParts] } | { literal: string };

/** The types of CSL 1.0.2 that this product reads and writes. */
export type CslType =
  | 'article-journal'
  | 'article-magazine'
  | 'article-newspaper'
  | 'article'
  | 'book'
  | 'chapter'
  | 'dataset'
  | 'document'
  | 'legislation'
  | 'paper-conference'
  | 'patent'
  | 'report'
  | 'review'
  | 'software'
  | 'thesis'
  | 'webpage';

/**
 * A described work, in the fields of CSL-JSON (CSL 1.0.2, appendix IV), so that citeproc takes it as it is.
 * Titles may hold `<i>`, `<b>`, `<sub>`, `<sup>` only where the source did; all else is plain text.
 */
export type CslItem = {
  id: string;
  type: CslType;
  title?: string;
  author?: CslName[];
  editor?: CslName[];
  translator?: CslName[];
  'container-title'?: string;
  'container-title-short'?: string;
  'collection-title'?: string;
  'event-title'?: string;
  publisher?: string;
  'publisher-place'?: string;
  edition?: string;
  issued?: CslDate;
  accessed?: CslDate;
  volume?: string;
  issue?: string;
  page?: string;
  number?: string;
  language?: string;
  abstract?: string;
  note?: string;
  DOI?: string;
  PMID?: string;
  PMCID?: string;
  ISSN?: string;
  ISBN?: string;
  URL?: string;
};
