import { type Reaction, reactionTo } from '../../activity/index.ts';
import { mergeAccounts } from '../store/merge-accounts.ts';

/** Together: the messages and tasks of an account go over to the one that it is part of now, each once. */
export const tasksOfMerged: Reaction = reactionTo('accounts-were-merged', (trx, { data }) => mergeAccounts(trx, data));
