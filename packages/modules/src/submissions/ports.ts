import type { ActNeeds } from '../activity/index.ts';
import type { Enqueue } from '../messaging/index.ts';

export type SubmissionsNeeds = ActNeeds & {
  enqueue: Enqueue;
  portalUrl: string;
  /** Key of the stored hashes of co-authors' links. */
  secret: string;
  randomToken: () => string;
};
