export { context, highlight, type Stretch, wordsAsked } from './domain/highlight.ts';
export {
  type Directory,
  type DirectoryAsked,
  type DirectoryEntry,
  journalsDirectory,
} from './queries/journals-directory.ts';
export { type SearchAnswer, type SearchAsked, type SearchHit, searchArticles } from './queries/search-articles.ts';
