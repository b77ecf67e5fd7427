import { access } from './access.ts';
import { codeTables } from './code-tables.ts';
import { desk } from './desk.ts';
import { identity } from './identity.ts';
import { journals } from './journals.ts';
import { media } from './media.ts';
import { messaging } from './messaging.ts';
import { ownSecurity } from './own-security.ts';
import { people } from './people.ts';
import { portalSettings } from './portal-settings.ts';
import { publishing } from './publishing.ts';
import { referenceData } from './reference-data.ts';
import { references } from './references.ts';
import { submissions } from './submissions.ts';
import { tasks } from './tasks.ts';
import { workflow } from './workflow.ts';

/** The whole contract, as the server binds it and the documentation shows it. The portal imports single modules. */
export const contract = {
  referenceData,
  codeTables,
  media,
  messaging,
  identity,
  people,
  ownSecurity,
  access,
  tasks,
  portalSettings,
  journals,
  references,
  submissions,
  workflow,
  publishing,
  desk,
};
