// Written from the folders of the contract: `npx vitest run tools/contract-parts -u`.
import type { access } from '@naskhah/contract/access/calls';
import type { portalSettings } from '@naskhah/contract/access/portal-settings.calls';
import type { deskArticle } from '@naskhah/contract/desk-article/calls';
import type { deskPeople } from '@naskhah/contract/desk-people/calls';
import type { deskWorkspace } from '@naskhah/contract/desk-workspace/calls';
import type { taskList } from '@naskhah/contract/desk-workspace/task-list.calls';
import type { forms } from '@naskhah/contract/forms/calls';
import type { identity } from '@naskhah/contract/identity/calls';
import type { ownSecurity } from '@naskhah/contract/identity/own-security.calls';
import type { people } from '@naskhah/contract/identity/people.calls';
import type { journals } from '@naskhah/contract/journals/calls';
import type { masthead } from '@naskhah/contract/journals/masthead.calls';
import type { setup } from '@naskhah/contract/journals/setup.calls';
import type { submissionSettings } from '@naskhah/contract/journals/submission-settings.calls';
import type { workflowSettings } from '@naskhah/contract/journals/workflow-settings.calls';
import type { media } from '@naskhah/contract/media/calls';
import type { messaging } from '@naskhah/contract/messaging/calls';
import type { publishing } from '@naskhah/contract/publishing/calls';
import type { referenceData } from '@naskhah/contract/reference-data/calls';
import type { codeTables } from '@naskhah/contract/reference-data/code-tables.calls';
import type { references } from '@naskhah/contract/references/calls';
import type { submissions } from '@naskhah/contract/submissions/calls';
import type { tasks } from '@naskhah/contract/tasks/calls';
import type { verification } from '@naskhah/contract/verification/calls';
import type { workflow } from '@naskhah/contract/workflow/calls';
import type { AnyContractRouter } from '@orpc/contract';

export type Contract = {
  access: typeof access;
  portalSettings: typeof portalSettings;
  deskArticle: typeof deskArticle;
  deskPeople: typeof deskPeople;
  deskWorkspace: typeof deskWorkspace;
  taskList: typeof taskList;
  forms: typeof forms;
  identity: typeof identity;
  ownSecurity: typeof ownSecurity;
  people: typeof people;
  journals: typeof journals;
  masthead: typeof masthead;
  setup: typeof setup;
  submissionSettings: typeof submissionSettings;
  workflowSettings: typeof workflowSettings;
  media: typeof media;
  messaging: typeof messaging;
  publishing: typeof publishing;
  referenceData: typeof referenceData;
  codeTables: typeof codeTables;
  references: typeof references;
  submissions: typeof submissions;
  tasks: typeof tasks;
  verification: typeof verification;
  workflow: typeof workflow;
};

type Routes = () => Promise<{ default: AnyContractRouter }>;

/** The routes of a part are fetched with its first call. */
export const parts: Record<string, Routes> = {
  access: () => import('contract:access'),
  portalSettings: () => import('contract:portal-settings'),
  deskArticle: () => import('contract:desk-article'),
  deskPeople: () => import('contract:desk-people'),
  deskWorkspace: () => import('contract:desk-workspace'),
  taskList: () => import('contract:task-list'),
  forms: () => import('contract:forms'),
  identity: () => import('contract:identity'),
  ownSecurity: () => import('contract:own-security'),
  people: () => import('contract:people'),
  journals: () => import('contract:journals'),
  masthead: () => import('contract:masthead'),
  setup: () => import('contract:setup'),
  submissionSettings: () => import('contract:submission-settings'),
  workflowSettings: () => import('contract:workflow-settings'),
  media: () => import('contract:media'),
  messaging: () => import('contract:messaging'),
  publishing: () => import('contract:publishing'),
  referenceData: () => import('contract:reference-data'),
  codeTables: () => import('contract:code-tables'),
  references: () => import('contract:references'),
  submissions: () => import('contract:submissions'),
  tasks: () => import('contract:tasks'),
  verification: () => import('contract:verification'),
  workflow: () => import('contract:workflow'),
} satisfies Record<keyof Contract, Routes>;
