import { type Reaction, reactionTo } from '../../activity/index.ts';
import { mergeApprovals } from '../store/merge-approvals.ts';

/** Together: what an account asked for and approved goes over to the one that it is part of now. */
export const approvalsOfMerged: Reaction = reactionTo('accounts-were-merged', (trx, { data }) =>
  mergeApprovals(trx, data),
);
