export type { ActNeeds, Fact, Reaction, Tell } from './fact.ts';
export type { Manifest, QueuedJob, Routine } from './manifest.ts';
export { accountsWereMerged, mergedAccounts } from './merged-accounts.ts';
export { verifyChain } from './queries/verify-chain.ts';
export { recordFact } from './use-cases/record-fact.ts';
