import { accountsWereMerged, mergedAccounts, type Reaction } from '../../activity/index.ts';
import { mergeAccounts } from '../store/merge-accounts.ts';

/** Together: the presets of an account in journals go over; one that both have is had once. */
export const presetsOfMerged: Reaction = {
  on: accountsWereMerged,
  together: (trx, fact) => mergeAccounts(trx, mergedAccounts(fact)),
};
