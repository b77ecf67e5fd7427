import type { ActNeeds } from '../activity/index.ts';
import type { Enqueue } from '../messaging/index.ts';

export type WorkflowNeeds = ActNeeds & {
  enqueue: Enqueue;
  portalUrl: string;
  secret: string;
  randomToken: () => string;
};

export type WorkflowHostNeeds = WorkflowNeeds & {
  /** Looks into the files of an article, so that lists say which of them anonymous readers get. */
  prepareCopies: (articleId: string) => Promise<void>;
};
