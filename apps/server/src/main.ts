/** Reads the environment once, starts what this process is for, and stops it cleanly. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { clamd } from '@naskhah/adapters/clamd';
import { typeOf } from '@naskhah/adapters/file-type';
import { type Connection, connect } from '@naskhah/db/connect';
import { demoAccounts, demoPassword } from '@naskhah/demo/accounts';
import { sql } from 'kysely';
import { announce } from './announce.ts';
import { cleanInThread } from './cleaning/clean-in-thread.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { endDemo, keepDemoHome } from './demo-stays-home.ts';
import { endAll, whenAsked } from './ending.ts';
import { faultOfStart } from './fault-of-start.ts';
import { openFiles, placeOfFiles } from './files-of.ts';
import { firstStart } from './first-start.ts';
import { hostsOfHere } from './http/own-hosts.ts';
import { outgoingMail } from './outgoing-mail.ts';
import { claimPlace, faultOfPlace } from './place-to-listen.ts';
import { returnedMails } from './returned-mails.ts';
import { scannerState } from './scanner-state.ts';
import { seedInChild } from './seeding/seed-in-child.ts';
import { serverParts } from './server-parts.ts';
import { signInServices } from './sign-in-services.ts';
import { spaceLeft } from './space-left.ts';
import { declareJobs, startQueue } from './worker/jobs.ts';
import { startWork } from './worker/work.ts';

const clone = new URL('../../..', import.meta.url).pathname;

const answers = ({ db }: Connection): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );

/** What has been started, in that order: ended in the other one, also when the start itself is broken off. */
const endings: { what: string; end: () => Promise<unknown> }[] = [];
const end = (): Promise<void> => endAll(endings.splice(0), 15_000, console.error);

const run = async (): Promise<void> => {
  const config = readConfig(process.env, clone);
  if (config.dataNote) console.info(config.dataNote);
  keepDemoHome(config);
  await claimPlace(config);
  const opening = openDatabase(config);
  whenAsked(async () => {
    // A recovery may take minutes: it goes on without us.
    await Promise.race([opening.catch(() => {}), pause(15_000)]);
    await end();
    process.exit(0);
  });
  const database = await opening;
  endings.push({ what: 'the database', end: database.release });
  database.watch();
  if (database.adopted && !config.databaseUrl)
    console.info('Found the database of an earlier run and went on with it.');
  const { connection, url: databaseUrl } = database;
  // Strangers' questions have connections of their own: they are broken off when they take long, and take no act its turn.
  const readers = connect(databaseUrl, { max: 6, statementTimeout: 5000 });
  endings.push({ what: 'the connections of readers', end: readers.close });
  const queue = await startQueue(databaseUrl);
  endings.push({ what: 'the queue', end: () => queue.boss.stop({ graceful: true, timeout: 5000 }) });
  const clock = () => new Date();
  const portalUrl = config.portalUrl;
  const demo = config.demo
    ? { password: demoPassword, accounts: demoAccounts.map(({ email, name }) => ({ email, name })) }
    : null;
  const filesAt = placeOfFiles(config);
  const files = await openFiles(filesAt);
  const scanner = config.clamdUrl === undefined ? undefined : clamd(config.clamdUrl);
  const mail = outgoingMail(config, () => clock().getTime());
  const bounces = returnedMails(config.mailBounces, () => clock().getTime());
  const server = await serverParts({
    connection,
    readers,
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
      database: () => Promise.race([answers(connection), pause(2000, false)]),
      files: files.fault,
      jobs: queue.counts,
      mail: mail.state,
      space: () => spaceLeft(config.data),
      bounces: bounces.state,
      scanner: () => scannerState(scanner),
    },
    metricsToken: config.metricsToken,
    serves: config.roles.has('api') || config.roles.has('sites') ? 'everything' : 'health',
    portalFolder: join(clone, 'build', 'web'),
    trustProxy: config.trustedProxies,
    behindProxy: config.fixedOrigin !== undefined || config.trustedProxies !== false,
    answersTo: config.fixedOrigin === undefined ? hostsOfHere(config) : undefined,
  });
  endings.push({ what: 'the server', end: server.stop });
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
  const ended = await endDemo(config, server.act.transaction);
  if (ended) console.error(ended);
  if (config.roles.has('worker')) await startWork(queue, jobs, new Set(mail.waits ? ['send-mail'] : []));
  await server.app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw faultOfPlace(error, config);
  });
  announce(config, start);
};

run().catch(async (error: unknown) => {
  console.error(faultOfStart(error));
  await end();
  process.exit(1);
});
