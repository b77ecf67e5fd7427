export { context, highlight, type Stretch, wordsAsked } from './domain/highlight.ts';
export type { FacetCount } from './queries/facet-counts.ts';
export {
  type Directory,
  type DirectoryAsked,
  type DirectoryEntry,
  type DirectoryFacet,
  journalsDirectory,
} from './queries/journals-directory.ts';
export {
  nothingFound,
  type SearchAnswer,
  type SearchAsked,
  type SearchFacet,
  type SearchHit,
  searchArticles,
} from './queries/search-articles.ts';
