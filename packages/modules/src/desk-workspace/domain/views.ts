import type { ArticleState } from '@naskhah/kernel/article-words';

/** What a named view of the workspace holds: articles in some states, or a condition of its own. */
export type View =
  | { by: 'states'; states: readonly ArticleState[] }
  | { by: 'all' }
  | { by: 'turn' }
  | { by: 'overdue' };

const states = (...held: ArticleState[]): View => ({ by: 'states', states: held });

export const views = {
  'needs-my-action': { by: 'turn' },
  unassigned: states('submitted'),
  'pending-reviewers': states('pending-reviewers'),
  'under-review': states('awaiting-responses', 'under-review', 'reviews-ready'),
  revisions: states('revisions-requested', 'revisions-submitted'),
  copyediting: states('copyediting'),
  production: states('production', 'ready-to-schedule', 'scheduled'),
  overdue: { by: 'overdue' },
  all: { by: 'all' },
} satisfies Record<string, View>;
export type ViewName = keyof typeof views;
