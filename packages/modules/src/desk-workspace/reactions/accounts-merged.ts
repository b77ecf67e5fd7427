import { type Reaction, reactionTo } from '../../activity/index.ts';
import { mergeViews } from '../store/merge-views.ts';

/** Together: the saved views of an account go over to the one that it is part of now. */
export const viewsOfMerged: Reaction = reactionTo('accounts-were-merged', (trx, { data }) => mergeViews(trx, data));
