import type { CslType } from '@naskhah/modules/exchange';
import { attribute, child, type Element } from '../tree.ts';

/** `publication-type` (NLM: `citation-type`) has no closed list; these are the values in use. */
const types: Record<string, CslType> = {
  journal: 'article-journal',
  book: 'book',
  'book-chapter': 'chapter',
  'book-edited-url': 'book',
  chapter: 'chapter',
  thesis: 'thesis',
  dissertation: 'thesis',
  confproc: 'paper-conference',
  conference: 'paper-conference',
  'conf-proc': 'paper-conference',
  report: 'report',
  gov: 'report',
  web: 'webpage',
  webpage: 'webpage',
  website: 'webpage',
  data: 'dataset',
  dataset: 'dataset',
  database: 'dataset',
  software: 'software',
  'software-url': 'software',
  patent: 'patent',
  'legal-doc': 'legislation',
  legal: 'legislation',
  newspaper: 'article-newspaper',
  magazine: 'article-magazine',
  preprint: 'article',
  periodical: 'article-journal',
};

const hasPartTitle = (citation: Element): boolean =>
  child(citation, 'chapter-title', 'part-title', 'article-title') !== undefined &&
  child(citation, 'source') !== undefined;

export const kindOf = (citation: Element): CslType => {
  const tagged = attribute(citation, 'publication-type') ?? attribute(citation, 'citation-type') ?? '';
  const type = types[tagged.toLowerCase()];
  if (type === 'book') return hasPartTitle(citation) ? 'chapter' : 'book';
  if (type) return type;
  if (child(citation, 'source') && child(citation, 'volume', 'issue')) return 'article-journal';
  if (child(citation, 'publisher-name')) return hasPartTitle(citation) ? 'chapter' : 'book';
  return 'document';
};
