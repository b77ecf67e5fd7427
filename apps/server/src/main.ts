/** Reads the environment once, starts what this process is for, and stops it cleanly. */
import { join } from 'node:path';
import { clamd } from '@naskhah/adapters/clamd';
import { typeOf } from '@naskhah/adapters/file-type';
import { listen } from '@naskhah/db/notices';
import { foldArticleTally, stillNamed } from '@naskhah/modules/desk/host';
import { foldPersonTally, purgeUnconfirmed, sweepSignIn } from '@naskhah/modules/identity/host';
import { sweepUploads } from '@naskhah/modules/media/host';
import { notificationChannel } from '@naskhah/modules/messaging/host';
import { sitesChannel } from '@naskhah/modules/publishing/host';
import { createPageCache } from '@naskhah/site/page-cache';
import { sql } from 'kysely';
import { announce } from './announce.ts';
import { buildApp } from './app.ts';
import { compose } from './compose.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { demoAccounts, demoPassword } from './demo/accounts.ts';
import { tellInChild } from './demo/tell-in-child.ts';
import { faultOfStart } from './fault-of-start.ts';
import { openFiles, placeOfFiles } from './files-of.ts';
import { firstStart } from './first-start.ts';
import { exportRoutes } from './http/export-routes.ts';
import { logoRoute } from './http/logo-route.ts';
import { mailReportRoute } from './http/mail-report-route.ts';
import { mediaRoutes } from './http/media-routes.ts';
import { notificationStream } from './http/notification-stream.ts';
import { resumableRoutes } from './http/resumable-routes.ts';
import { signedRoutes } from './http/signed-routes.ts';
import { unsubscribeRoute } from './http/unsubscribe-route.ts';
import { outgoingMail } from './outgoing-mail.ts';
import { returnedMails } from './returned-mails.ts';
import { scannerState } from './scanner-state.ts';
import { signInDoors } from './sign-in-doors.ts';
import { dropFrom } from './sites/drop-from.ts';
import { siteRoutes } from './sites/routes.ts';
import { sendDueDigests } from './worker/due-digests.ts';
import { startQueue } from './worker/jobs.ts';
import { startRoutines, startWork } from './worker/work.ts';

const clone = new URL('../../..', import.meta.url).pathname;

const run = async (): Promise<void> => {
  const config = readConfig(process.env, clone);
  if (config.dataNote) console.info(config.dataNote);
  const database = await openDatabase(config);
  if (database.adopted && !config.databaseUrl)
    console.info('Found the database of an earlier run and went on with it.');
  const { connection } = database;
  const clock = () => new Date();
  const queue = await startQueue(database.url);
  const portalUrl = config.portalUrl;
  const demo = config.demo
    ? { password: demoPassword, accounts: demoAccounts.map(({ email, name }) => ({ email, name })) }
    : null;
  const settings = { portalUrl, secret: config.secret, demo, mailPerMinute: config.mailPerMinute };
  const filesAt = placeOfFiles(config);
  const { store: files, parts: uploadParts, fault: filesFault } = await openFiles(filesAt);
  const scanner = config.clamdUrl === undefined ? undefined : clamd(config.clamdUrl);
  const pages = createPageCache({ maxBytes: 64 * 1024 * 1024 });
  const hearing = await listen(database.url, sitesChannel, dropFrom(pages), pages.clear);
  const parts = compose({
    connection,
    enqueue: queue.enqueue,
    clock,
    settings,
    doors: signInDoors(config.outside),
    files,
    typeOf,
    scan: scanner?.scan,
  });
  const start = await firstStart(connection.db, {
    ...parts.act,
    ...settings,
    demo: config.demo,
    tellDemo: () =>
      tellInChild({
        databaseUrl: database.url,
        files: filesAt,
        portalUrl,
        secret: config.secret,
        start: clock().toISOString(),
      }),
  });

  const mail = outgoingMail(config);
  const bounces = returnedMails(config.mailBounces, () => clock().getTime());
  if (config.roles.has('worker')) {
    if (mail.send) await startWork(queue, { 'send-mail': parts.sendQueuedMail(mail.send) });
    await startRoutines(queue, {
      'fold-article-tally': async () => {
        await foldArticleTally(connection.db);
        await foldPersonTally(connection.db);
      },
      'purge-unconfirmed': purgeUnconfirmed(connection.db, { ...parts.act, stillNamed }),
      'sweep-uploads': sweepUploads(connection.db, parts.media),
      'send-digests': () => sendDueDigests(parts.sendDigests, clock()),
      'read-bounces': () => bounces.read(parts.recordReport),
      'sweep-sign-in': sweepSignIn(connection.db, { clock }),
    });
  }

  const addresses = { portal: portalUrl, sites: config.sitesUrl };
  const signing = { secret: config.secret, addresses, speak: parts.speak };
  const sessions = {
    actorOf: parts.actorOf,
    actorOfKey: parts.actorOfKey,
    speak: parts.speak,
    secure: portalUrl.startsWith('https:'),
    fixedOrigin: config.fixedOrigin,
  };
  const stream = notificationStream(connection.db, sessions);
  const hearingNotifications = await listen(database.url, notificationChannel, stream.tell, stream.tellAll);
  const app = await buildApp({
    contract: parts.contract,
    answers: parts.answers,
    sessions,
    checks: {
      database: () =>
        sql`select 1`.execute(connection.db).then(
          () => true,
          () => false,
        ),
      files: filesFault,
      jobs: queue.counts,
      mail: async () => mail.state,
      bounces: bounces.state,
      scanner: () => scannerState(scanner),
    },
    metricsToken: config.metricsToken,
    portalFolder: join(clone, 'build', 'web'),
    addresses,
    more: [
      (app) => logoRoute(app, connection.db),
      (app) => exportRoutes(app, connection.db, clock, sessions),
      stream.routes,
      (app) => unsubscribeRoute(app, parts.unsubscribe, parts.speak),
      (app) => mailReportRoute(app, config.mailReportToken, parts.recordReport, parts.speak),
      (app) => mediaRoutes(app, connection.db, parts.media, sessions, signing),
      (app) => signedRoutes(app, { db: connection.db, store: files, clock, ...signing }),
      (app) => resumableRoutes(app, connection.db, parts.media, sessions, uploadParts),
      (app) => siteRoutes(app, { db: connection.db, pages, files, at: addresses }),
    ],
    // Only a proxy of the own network may say who came: anybody else could choose an address.
    trustProxy: config.fixedOrigin !== undefined && 'loopback, linklocal, uniquelocal',
  });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    stream.close();
    await app.close();
    await queue.boss.stop({ graceful: true, timeout: 5000 });
    await hearing.stop();
    await hearingNotifications.stop();
    await database.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  await app.listen({ port: config.port, host: config.host });
  announce(config, start);
};

run().catch((error: unknown) => {
  console.error(faultOfStart(error));
  process.exit(1);
});
