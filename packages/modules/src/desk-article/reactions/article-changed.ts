import type { Reaction } from '../../activity/index.ts';
import { changesState } from '../domain/changes-state.ts';
import { refreshArticleState } from '../use-cases/refresh-article-state.ts';

/** Together: where an article stands follows in the same transaction from what happened to it. */
export const articleChanged: Reaction = async (trx, fact) => {
  if (changesState(fact)) await refreshArticleState(trx, fact.subject.id);
};
