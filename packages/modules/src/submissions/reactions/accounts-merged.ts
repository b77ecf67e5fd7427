import { type Reaction, reactionTo } from '../../activity/index.ts';
import { mergeArticles } from '../store/merge-articles.ts';

/** Together: what an account wrote and takes part in goes over to the one that it is part of now. */
export const articlesOfMerged: Reaction = reactionTo('accounts-were-merged', (trx, { data }) =>
  mergeArticles(trx, data),
);
