import type { ArticleState } from '@naskhah/kernel/article-words';
import type { Stage } from '@naskhah/kernel/stages';

/** The stage in which an article of this state stands; undefined once it is closed. */
export const stageOf = (state: ArticleState): Stage | undefined => {
  switch (state) {
    case 'draft':
    case 'submitted':
    case 'first-look':
      return 'submission';
    case 'pending-reviewers':
    case 'awaiting-responses':
    case 'under-review':
    case 'reviews-ready':
    case 'revisions-requested':
    case 'revisions-submitted':
      return 'review';
    case 'copyediting':
      return 'copyediting';
    case 'production':
    case 'ready-to-schedule':
      return 'production';
    case 'scheduled':
      return 'publication';
    case 'published':
    case 'declined':
    case 'withdrawn':
    case 'transferred':
    case 'retracted':
      return undefined;
  }
};
