export { type ActNeeds, type Reaction, reactionTo, type Tell } from './fact.ts';
export type { Manifest, QueuedJob, Routine } from './manifest.ts';
export { verifyChain } from './queries/verify-chain.ts';
export { noteMadeFrom, wasMadeFrom } from './store/made-from.ts';
export { recordFact } from './use-cases/record-fact.ts';
