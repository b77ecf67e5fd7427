export { deskAnswers } from './http.ts';
export { fileRights } from './queries/file-rights.ts';
export { menuCounts } from './queries/menu-counts.ts';
export { articleChanged } from './reactions/article-changed.ts';
export { foldArticleTally } from './store/fold-article-tally.ts';
export { exportJournals } from './use-cases/export-journals.ts';
export { exportWorkspace } from './use-cases/export-workspace.ts';
export { workspaceFiltersOf } from './workspace-filters-of.ts';
