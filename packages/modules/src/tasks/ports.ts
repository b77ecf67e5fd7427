import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import type { ActNeeds } from '../activity/index.ts';
import type { Enqueue, Keeper } from '../messaging/index.ts';
import type { Correspondence } from './domain/correspondents.ts';
import type { ReturnedMailStanding } from './domain/tasks-of-returned-mail.ts';
import type { TeamCorrespondence } from './domain/team-correspondents.ts';

export type TasksNeeds = ActNeeds & {
  enqueue: Enqueue;
  portalUrl: string;
  /** Who takes part in an article; undefined where it is not the actor's to see. Filled by the later module desk-article. One statement. */
  correspondence: (db: Db, actor: Actor, articleId: string) => Promise<Correspondence | undefined>;
  /** Who may write about a journal; undefined where it is not the actor's to read. Filled by the later module journals. One statement. */
  teamCorrespondence: (db: Db, actor: Actor, journalId: string) => Promise<TeamCorrespondence | undefined>;
  /** Whether the person wrote the article. Filled by the later module submissions. */
  isAuthor: (db: Db, personId: string, articleId: string) => Promise<boolean>;
};

export type ReturnedMailNeeds = Pick<TasksNeeds, 'clock' | 'newId' | 'enqueue' | 'portalUrl'> & {
  /** Where somebody takes part whose mail came back. Filled by the later module desk-article. One statement. */
  returnedMailStanding: (
    db: Db,
    mail: { person: string | null; address: string },
  ) => Promise<ReturnedMailStanding<Keeper>>;
};
