import { sql } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';
import * as referenceData from './0001-reference-data.ts';
import * as activity from './0002-activity.ts';
import * as media from './0003-media.ts';
import * as identity from './0004-identity.ts';
import * as access from './0005-access.ts';
import * as messaging from './0006-messaging.ts';
import * as journals from './0007-journals.ts';
import * as submissions from './0008-submissions.ts';
import * as references from './0009-references.ts';
import * as workflow from './0010-workflow.ts';
import * as publishing from './0011-publishing.ts';
import * as desk from './0012-desk.ts';
import * as discovery from './0013-discovery.ts';
import * as articleTally from './0014-article-tally.ts';
import * as uploads from './0015-uploads.ts';
import * as savedViews from './0016-saved-views.ts';
import * as sessionLanguage from './0017-session-language.ts';
import * as authorshipLinks from './0018-authorship-links.ts';
import * as people from './0019-people.ts';
import * as signIn from './0020-sign-in.ts';
import * as messages from './0021-messages.ts';
import * as presets from './0022-presets.ts';
import * as organisations from './0023-organisations.ts';
import * as codeTables from './0024-code-tables.ts';
import * as portalSettings from './0025-portal-settings.ts';
import * as portalLogo from './0027-portal-logo.ts';
import * as portalLanguages from './0028-portal-languages.ts';
import * as tasks from './0029-tasks.ts';
import * as team from './0030-team.ts';
import * as portalName from './0031-portal-name.ts';

const steps: Record<string, { up: string }> = {
  '0001-reference-data': referenceData,
  '0002-activity': activity,
  '0003-media': media,
  '0004-identity': identity,
  '0005-access': access,
  '0006-messaging': messaging,
  '0007-journals': journals,
  '0008-submissions': submissions,
  '0009-references': references,
  '0010-workflow': workflow,
  '0011-publishing': publishing,
  '0012-desk': desk,
  '0013-discovery': discovery,
  '0014-article-tally': articleTally,
  '0015-uploads': uploads,
  '0016-saved-views': savedViews,
  '0017-session-language': sessionLanguage,
  '0018-authorship-links': authorshipLinks,
  '0019-people': people,
  '0020-sign-in': signIn,
  '0021-messages': messages,
  '0022-presets': presets,
  '0023-organisations': organisations,
  '0024-code-tables': codeTables,
  '0025-portal-settings': portalSettings,
  '0027-portal-logo': portalLogo,
  '0028-portal-languages': portalLanguages,
  '0029-tasks': tasks,
  '0030-team': team,
  '0031-portal-name': portalName,
};

export const migrations: MigrationProvider = {
  getMigrations: async () =>
    Object.fromEntries(
      Object.entries(steps).map(([name, { up }]): [string, Migration] => [
        name,
        { up: async (db) => void (await sql.raw(up).execute(db)) },
      ]),
    ),
};
