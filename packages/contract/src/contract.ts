// Written from the folders of the contract: `npx vitest run tools/contract-parts -u`.
import { access } from './access/calls.ts';
import { portalSettings } from './access/portal-settings.calls.ts';
import { deskArticle } from './desk-article/calls.ts';
import { deskPeople } from './desk-people/calls.ts';
import { deskWorkspace } from './desk-workspace/calls.ts';
import { taskList } from './desk-workspace/task-list.calls.ts';
import { forms } from './forms/calls.ts';
import { identity } from './identity/calls.ts';
import { ownSecurity } from './identity/own-security.calls.ts';
import { people } from './identity/people.calls.ts';
import { journals } from './journals/calls.ts';
import { masthead } from './journals/masthead.calls.ts';
import { setup } from './journals/setup.calls.ts';
import { submissionSettings } from './journals/submission-settings.calls.ts';
import { workflowSettings } from './journals/workflow-settings.calls.ts';
import { media } from './media/calls.ts';
import { messaging } from './messaging/calls.ts';
import { publishing } from './publishing/calls.ts';
import { referenceData } from './reference-data/calls.ts';
import { codeTables } from './reference-data/code-tables.calls.ts';
import { references } from './references/calls.ts';
import { strictly } from './strictly.ts';
import { submissions } from './submissions/calls.ts';
import { tasks } from './tasks/calls.ts';
import { verification } from './verification/calls.ts';
import { workflow } from './workflow/calls.ts';

/** The whole contract, as the server binds it and the documentation shows it. The portal imports single parts. */
export const contract = strictly({
  access,
  portalSettings,
  deskArticle,
  deskPeople,
  deskWorkspace,
  taskList,
  forms,
  identity,
  ownSecurity,
  people,
  journals,
  masthead,
  setup,
  submissionSettings,
  workflowSettings,
  media,
  messaging,
  publishing,
  referenceData,
  codeTables,
  references,
  submissions,
  tasks,
  verification,
  workflow,
});
