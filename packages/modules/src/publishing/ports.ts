import type { ActNeeds } from '../activity/index.ts';
import type { Enqueue } from '../messaging/index.ts';

export type PublishingNeeds = ActNeeds & {
  enqueue: Enqueue;
  portalUrl: string;
};
