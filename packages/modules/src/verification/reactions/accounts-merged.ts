import { type Reaction, reactionTo } from '../../activity/index.ts';
import { mergeAccounts } from '../store/merge-accounts.ts';

/** Together: what an account checked and wrote is that of the one that it is part of now. */
export const checkingOfMerged: Reaction = reactionTo('accounts-were-merged', (trx, { data }) =>
  mergeAccounts(trx, data),
);
