/** Everything of a server but its socket, its jobs and its database: what `npm start` and the tests have in common. */
import { contract } from '@naskhah/contract/contract';
import type { Connection } from '@naskhah/db/connect';
import { listen } from '@naskhah/db/notices';
import { notificationChannel } from '@naskhah/modules/messaging/host';
import { sitesChannel } from '@naskhah/modules/publishing/host';
import { createPageCache } from '@naskhah/site/page-cache';
import { type AppParts, buildApp } from './app.ts';
import { compose, type Outside } from './compose.ts';
import type { Files } from './files-of.ts';
import { exportRoutes } from './http/export-routes.ts';
import type { Addresses } from './http/hosts.ts';
import { logoRoute } from './http/logo-route.ts';
import { mailReportRoute } from './http/mail-report-route.ts';
import { mediaRoutes } from './http/media-routes.ts';
import { notificationStream } from './http/notification-stream.ts';
import { resumableRoutes } from './http/resumable-routes.ts';
import { signedRoutes } from './http/signed-routes.ts';
import { unsubscribeRoute } from './http/unsubscribe-route.ts';
import { coverRoute } from './sites/cover-route.ts';
import { dropFrom } from './sites/drop-from.ts';
import { siteRoutes } from './sites/routes.ts';

export type ServerOutside = Omit<Outside, 'files'> & {
  /** Where processes hear each other: the address of the database. */
  databaseUrl: string;
  /** For public pages: whoever asks them need not say who they are. */
  readers: Connection;
  files: Files;
  addresses: Addresses;
  /** Only where the environment says it: then the origin of requests must be exactly this one. */
  fixedOrigin: string | undefined;
  mailReportToken: string | undefined;
  /** How much memory finished public pages may take, in bytes. */
  keptPages: number;
} & Pick<AppParts, 'checks' | 'metricsToken' | 'portalFolder' | 'serves' | 'trustProxy' | 'behindProxy' | 'answersTo'>;

export const serverParts = async (outside: ServerOutside) => {
  const { databaseUrl, clock, addresses, files, settings } = outside;
  const modules = compose({ ...outside, files: files.store });
  const { routes, speak } = modules;
  const sessions = {
    actorOf: routes.access.actorOf,
    actorOfKey: routes.access.actorOfKey,
    roleWithFlag: routes.access.roleWithFlag,
    speak,
    secure: addresses.portal.startsWith('https:'),
    fixedOrigin: outside.fixedOrigin,
  };
  const signing = { secret: settings.secret, addresses, speak };
  const pages = createPageCache({ maxBytes: outside.keptPages });
  const hearingSites = await listen(databaseUrl, sitesChannel, dropFrom(pages), pages.clear);
  const stream = notificationStream(routes.messaging.unreadCount, sessions);
  const hearingNotifications = await listen(databaseUrl, notificationChannel, stream.tell, stream.tellAll);
  const app = await buildApp({
    contract,
    answers: modules.answers,
    codeFaults: modules.codeFaults,
    sessions,
    checks: outside.checks,
    serves: outside.serves,
    metricsToken: outside.metricsToken,
    portalFolder: outside.portalFolder,
    addresses,
    trustProxy: outside.trustProxy ?? false,
    behindProxy: outside.behindProxy ?? false,
    answersTo: outside.answersTo,
    more: [
      (app) => logoRoute(app, routes.access.logo),
      (app) => exportRoutes(app, routes.exports, clock, sessions),
      stream.routes,
      (app) => unsubscribeRoute(app, routes.messaging.unsubscribe, speak),
      (app) => mailReportRoute(app, outside.mailReportToken, routes.messaging.recordReport, speak),
      (app) => mediaRoutes(app, routes.media, sessions, { ...signing, codeFaults: modules.codeFaults }),
      (app) => signedRoutes(app, { media: routes.media, ...signing }),
      (app) => resumableRoutes(app, routes.media, sessions, { datastore: files.parts, codeFaults: modules.codeFaults }),
      (app) => coverRoute(app, routes.media, files.store),
      (app) => siteRoutes(app, { db: outside.readers.db, pages, files: files.store, at: addresses }),
    ],
  });
  return {
    ...modules,
    app,
    /** Ends open streams, then what is being answered, then the hearing of other processes. */
    stop: async (): Promise<void> => {
      stream.close();
      await app.close();
      await hearingSites.stop();
      await hearingNotifications.stop();
    },
  };
};
