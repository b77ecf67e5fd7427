import type { InferContractRouterOutputs } from '@orpc/contract';
import type { Contract } from './contract-parts.ts';

/** What each call answers, by part and name: `Answers['identity']['getProfile']`. */
export type Answers = InferContractRouterOutputs<Contract>;
