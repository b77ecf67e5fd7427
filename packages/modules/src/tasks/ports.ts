import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import type { ActNeeds } from '../activity/index.ts';
import type { Enqueue } from '../messaging/index.ts';
import type { Correspondence } from './domain/correspondents.ts';

export type TasksNeeds = ActNeeds & {
  enqueue: Enqueue;
  portalUrl: string;
  /** Who takes part in an article; undefined where it is not the actor's to see. Filled by the later module desk. One statement. */
  correspondence: (db: Db, actor: Actor, articleId: string) => Promise<Correspondence | undefined>;
};
