import { accountsWereMerged, mergedAccounts, type Reaction } from '../../activity/index.ts';
import { mergeArticles } from '../store/merge-articles.ts';

/** Together: what an account wrote and takes part in goes over to the one that it is part of now. */
export const articlesOfMerged: Reaction = {
  on: accountsWereMerged,
  together: (trx, fact) => mergeArticles(trx, mergedAccounts(fact)),
};
