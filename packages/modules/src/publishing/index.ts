export { galleyRightsOf } from './domain/galley-rights.ts';
export { type PublicArchive, publicArchive } from './queries/public-archive.ts';
export {
  type PublicArticle,
  type PublicContributor,
  type PublicGalleyLine,
  publicArticle,
} from './queries/public-article.ts';
export { type PublicBoardMember, publicBoard } from './queries/public-board.ts';
export type { PublicEntry } from './queries/public-contents.ts';
export { type PublicGalley, publicGalley } from './queries/public-galley.ts';
export { type PublicIssue, publicIssue } from './queries/public-issue.ts';
export type { PublicIssueHead } from './queries/public-issue-head.ts';
export { type PublicJournal, publicJournal } from './queries/public-journal.ts';
export type { LinkedArticle } from './queries/public-links.ts';
export type { PublicMasthead } from './queries/public-masthead.ts';
export { insertGalley } from './store/galley.ts';
export { ensurePublicIssue, insertPublication } from './store/imported.ts';
