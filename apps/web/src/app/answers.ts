import type { InferContractRouterOutputs } from '@orpc/contract';
import type { Contract } from './client.ts';

/** What each call answers, by part and name: `Answers['identity']['getProfile']`. */
export type Answers = InferContractRouterOutputs<Contract>;
