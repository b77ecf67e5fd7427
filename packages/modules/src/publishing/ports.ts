import type { ActNeeds } from '../activity/index.ts';
import type { Enqueue } from '../messaging/index.ts';

export type PublishingNeeds = ActNeeds & {
  enqueue: Enqueue;
  portalUrl: string;
  /** Tells every process that the public pages of a journal changed. */
  sitesChanged: (journal: string) => Promise<void>;
};
