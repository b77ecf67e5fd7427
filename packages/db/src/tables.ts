import type { Kysely, Transaction } from 'kysely';
import type { AccessTables } from './rows/access.ts';
import type { ActivityTables } from './rows/activity.ts';
import type { DeskArticleTables } from './rows/desk-article.ts';
import type { DeskWorkspaceTables } from './rows/desk-workspace.ts';
import type { DiscoveryTables } from './rows/discovery.ts';
import type { FormsTables } from './rows/forms.ts';
import type { IdentityTables } from './rows/identity.ts';
import type { JournalsTables } from './rows/journals.ts';
import type { MediaTables } from './rows/media.ts';
import type { MessagingTables } from './rows/messaging.ts';
import type { PeopleTables } from './rows/people.ts';
import type { PublishingTables } from './rows/publishing.ts';
import type { ReferenceDataTables } from './rows/reference-data.ts';
import type { ReferencesTables } from './rows/references.ts';
import type { SignInTables } from './rows/sign-in.ts';
import type { SubmissionsTables } from './rows/submissions.ts';
import type { TasksTables } from './rows/tasks.ts';
import type { VerificationTables } from './rows/verification.ts';
import type { WorkflowTables } from './rows/workflow.ts';

/** Every table of every module; a module's store writes its own schema only. */
export type Tables = ReferenceDataTables &
  ActivityTables &
  MediaTables &
  IdentityTables &
  PeopleTables &
  SignInTables &
  AccessTables &
  MessagingTables &
  FormsTables &
  TasksTables &
  JournalsTables &
  VerificationTables &
  SubmissionsTables &
  ReferencesTables &
  WorkflowTables &
  PublishingTables &
  DeskArticleTables &
  DeskWorkspaceTables &
  DiscoveryTables;

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;
