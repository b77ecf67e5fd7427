import type { ActNeeds } from '../activity/index.ts';
import type { Enqueue } from '../messaging/index.ts';

export type WorkflowNeeds = ActNeeds & {
  enqueue: Enqueue;
  portalUrl: string;
  secret: string;
  randomToken: () => string;
};
