import type { Reaction } from '../../activity/index.ts';
import { refreshArticleState } from '../use-cases/refresh-article-state.ts';

/** Together: whatever happened to an article, its derived state follows in the same transaction. */
export const articleChanged: Reaction = {
  on: 'every-article-fact',
  together: (trx, fact) => refreshArticleState(trx, fact.subject.id),
};
