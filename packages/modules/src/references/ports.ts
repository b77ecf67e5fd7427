import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import type { ActNeeds } from '../activity/index.ts';

export type ReferencesNeeds = ActNeeds & {
  /** Whether the actor may see and change the list of this article; filled by the later module submissions. */
  rights: (db: Db, actor: Actor, submissionId: string) => Promise<{ see: boolean; edit: boolean; journal: string }>;
};
