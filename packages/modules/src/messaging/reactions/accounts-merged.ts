import { type Reaction, reactionTo } from '../../activity/index.ts';
import { mergeAccounts } from '../store/merge-accounts.ts';

/** Together: the mails, notifications and preferences of an account go over to the one that it is part of now. */
export const mailsOfMerged: Reaction = reactionTo('accounts-were-merged', (trx, { data }) => mergeAccounts(trx, data));
