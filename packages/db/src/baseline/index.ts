/** The schema of the first release: one text per module, in the order in which they need each other. */
import { schema as access } from './access.ts';
import { schema as activity } from './activity.ts';
import { schema as deskArticle } from './desk-article.ts';
import { schema as deskWorkspace } from './desk-workspace.ts';
import { schema as discovery } from './discovery.ts';
import { schema as identity } from './identity.ts';
import { schema as journals } from './journals.ts';
import { schema as media } from './media.ts';
import { schema as messaging } from './messaging.ts';
import { schema as people } from './people.ts';
import { schema as publishing } from './publishing.ts';
import { schema as referenceData } from './reference-data.ts';
import { schema as references } from './references.ts';
import { schema as signIn } from './sign-in.ts';
import { schema as submissions } from './submissions.ts';
import { schema as tasks } from './tasks.ts';
import { schema as workflow } from './workflow.ts';

export const baseline = [
  'create extension if not exists pg_trgm with schema public;\n',
  referenceData,
  activity,
  media,
  identity,
  people,
  signIn,
  access,
  messaging,
  tasks,
  journals,
  submissions,
  references,
  workflow,
  publishing,
  deskArticle,
  deskWorkspace,
  discovery,
].join('');
