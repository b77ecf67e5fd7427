import { type Reaction, reactionTo } from '../../activity/index.ts';
import { sharedArticles } from '../queries/shared-articles.ts';
import { mergeParts } from '../store/article-part.ts';
import { refreshArticleState } from '../use-cases/refresh-article-state.ts';

/** Together, after the modules that hand over what they keep: the lists of an account go over to the one that it is part of now. */
export const partsOfMerged: Reaction = reactionTo('accounts-were-merged', async (trx, { data: accounts }) => {
  const shared = await sharedArticles(trx, accounts);
  await mergeParts(trx, accounts);
  for (const id of shared) await refreshArticleState(trx, id);
});
