import { type Reaction, reactionTo } from '../../activity/index.ts';
import { mergeAccounts } from '../store/merge-accounts.ts';

/** Together: the files of an account go over to the one that it is part of now. */
export const filesOfMerged: Reaction = reactionTo('accounts-were-merged', (trx, { data }) => mergeAccounts(trx, data));
