import { type Reaction, reactionTo } from '../../activity/index.ts';
import { mergeAccounts } from '../store/merge-accounts.ts';

/** Together: the journals that an account registered go over to the one that it is part of now. */
export const journalsOfMerged: Reaction = reactionTo('accounts-were-merged', (trx, { data }) =>
  mergeAccounts(trx, data),
);
