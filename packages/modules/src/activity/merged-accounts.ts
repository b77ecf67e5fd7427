import type { Fact } from './fact.ts';

/** The event that tells every module to hand what it keeps of one account to another. */
export const accountsWereMerged = 'accounts-were-merged';

/** The account that ended, and the one that it is part of now. */
export const mergedAccounts = ({ data }: Fact): { from: string; into: string } => {
  const [from, into] = [data?.from, data?.into];
  if (typeof from !== 'string' || typeof into !== 'string') throw new Error('a merge without its two accounts');
  return { from, into };
};
