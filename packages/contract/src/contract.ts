import { access } from './access.ts';
import { desk } from './desk.ts';
import { identity } from './identity.ts';
import { journals } from './journals.ts';
import { media } from './media.ts';
import { messaging } from './messaging.ts';
import { publishing } from './publishing.ts';
import { referenceData } from './reference-data.ts';
import { references } from './references.ts';
import { submissions } from './submissions.ts';
import { tasks } from './tasks.ts';
import { workflow } from './workflow.ts';

/** The whole contract, as the server binds it and the documentation shows it. The portal imports single modules. */
export const contract = {
  referenceData,
  media,
  messaging,
  identity,
  access,
  tasks,
  journals,
  references,
  submissions,
  workflow,
  publishing,
  desk,
};
