/** Reads the environment once, starts what this process is for, and stops it cleanly. */
import { join } from 'node:path';
import { clamd } from '@naskhah/adapters/clamd';
import { typeOf } from '@naskhah/adapters/file-type';
import { demoAccounts, demoPassword } from '@naskhah/demo/accounts';
import { sql } from 'kysely';
import { announce } from './announce.ts';
import { cleanInThread } from './cleaning/clean-in-thread.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { whenAsked } from './ending.ts';
import { faultOfStart } from './fault-of-start.ts';
import { openFiles, placeOfFiles } from './files-of.ts';
import { firstStart } from './first-start.ts';
import { outgoingMail } from './outgoing-mail.ts';
import { returnedMails } from './returned-mails.ts';
import { scannerState } from './scanner-state.ts';
import { seedInChild } from './seeding/seed-in-child.ts';
import { serverParts } from './server-parts.ts';
import { signInServices } from './sign-in-services.ts';
import { declareJobs, startQueue } from './worker/jobs.ts';
import { startWork } from './worker/work.ts';

const clone = new URL('../../..', import.meta.url).pathname;

/** What has been started, in that order: ended in the other one, also when the start itself is broken off. */
const endings: (() => Promise<void>)[] = [];
const end = async (): Promise<void> => {
  for (const ending of endings.splice(0).reverse()) await ending().catch((error: unknown) => console.error(error));
};

const run = async (): Promise<void> => {
  const config = readConfig(process.env, clone);
  if (config.dataNote) console.info(config.dataNote);
  const opening = openDatabase(config);
  whenAsked(async () => {
    await opening.catch(() => {});
    await end();
    process.exit(0);
  });
  const database = await opening;
  endings.push(database.stop);
  if (database.adopted && !config.databaseUrl)
    console.info('Found the database of an earlier run and went on with it.');
  const { connection, url: databaseUrl } = database;
  const queue = await startQueue(databaseUrl);
  endings.push(() => queue.boss.stop({ graceful: true, timeout: 5000 }));
  const clock = () => new Date();
  const portalUrl = config.portalUrl;
  const demo = config.demo
    ? { password: demoPassword, accounts: demoAccounts.map(({ email, name }) => ({ email, name })) }
    : null;
  const filesAt = placeOfFiles(config);
  const files = await openFiles(filesAt);
  const scanner = config.clamdUrl === undefined ? undefined : clamd(config.clamdUrl);
  const mail = outgoingMail(config);
  const bounces = returnedMails(config.mailBounces, () => clock().getTime());
  const server = await serverParts({
    connection,
    databaseUrl,
    enqueue: queue.enqueue,
    clock,
    settings: { portalUrl, secret: config.secret, demo, mailPerMinute: config.mailPerMinute },
    signIn: signInServices(config.outside),
    files,
    typeOf,
    clean: cleanInThread(),
    scan: scanner?.scan,
    sendMail: mail.send,
    addresses: { portal: portalUrl, sites: config.sitesUrl },
    fixedOrigin: config.fixedOrigin,
    mailReportToken: config.mailReportToken,
    keptPages: 64 * 1024 * 1024,
    checks: {
      database: () =>
        sql`select 1`.execute(connection.db).then(
          () => true,
          () => false,
        ),
      files: files.fault,
      jobs: queue.counts,
      mail: async () => mail.state,
      bounces: bounces.state,
      scanner: () => scannerState(scanner),
    },
    metricsToken: config.metricsToken,
    portalFolder: join(clone, 'build', 'web'),
    // Only a proxy of the own network may say who came: anybody else could choose an address.
    trustProxy: config.fixedOrigin !== undefined && 'loopback, linklocal, uniquelocal',
  });
  endings.push(server.stop);
  const jobs = {
    ...server.jobs,
    'read-bounces': { every: '* * * * *', run: () => bounces.read(server.routes.messaging.recordReport) },
  };
  await declareJobs(queue, jobs);
  const start = await firstStart(connection.db, {
    ...server.act,
    portalUrl,
    secret: config.secret,
    demo: config.demo,
    seedDemo: () =>
      seedInChild({ databaseUrl, files: filesAt, portalUrl, secret: config.secret, start: clock().toISOString() }),
  });
  if (config.roles.has('worker')) await startWork(queue, jobs, new Set(mail.waits ? ['send-mail'] : []));
  await server.app.listen({ port: config.port, host: config.host });
  announce(config, start);
};

run().catch(async (error: unknown) => {
  console.error(faultOfStart(error));
  await end();
  process.exit(1);
});
