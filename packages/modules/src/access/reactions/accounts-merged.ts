import { type Reaction, reactionTo } from '../../activity/index.ts';
import { mergeAccounts } from '../store/merge-accounts.ts';

/** Together: the presets of an account in journals go over; one that both have is had once. */
export const presetsOfMerged: Reaction = reactionTo('accounts-were-merged', (trx, { data }) =>
  mergeAccounts(trx, data),
);
