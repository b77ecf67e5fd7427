import type { ArticleState } from '@naskhah/kernel/article-words';

/** The named views of the workspace: states they hold, or a condition of their own. */
export const viewStates: Record<string, readonly ArticleState[]> = {
  unassigned: ['submitted'],
  'pending-reviewers': ['pending-reviewers'],
  'under-review': ['awaiting-responses', 'under-review', 'reviews-ready'],
  revisions: ['revisions-requested', 'revisions-submitted'],
  copyediting: ['copyediting'],
  production: ['production', 'ready-to-schedule', 'scheduled'],
};
