/** Starts, adopts and stops the packaged PostgreSQL on one data folder. Working form and measurements: docs/decisions/embedded-postgres.md */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { type Account, databaseAccount, ownFolder, reachableBy } from './account.ts';
import { type Programs, programs } from './binaries.ts';

export type EmbeddedServer = {
  url: string;
  adopted: boolean;
  stop: () => Promise<void>;
};

type Options = {
  /** Holds the cluster, its password and its log. */
  folder: string;
  /** Further `-c` settings, such as those of the test cluster. */
  settings?: Record<string, string>;
};

const freePort = (): Promise<number> =>
  new Promise((done, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
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

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

const initialise = (tools: Programs, data: string, passwordFile: string, account: Account | undefined): void => {
  ownFolder(data, account);
  const shared = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8'];
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-sync'];
  execFileSync(tools.initdb, [...shared, ...locale, '-D', data], {
    cwd: data,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(account && { uid: account.uid, gid: account.gid }),
  });
};

const launch = (tools: Programs, data: string, port: number, log: string, options: Options, account?: Account) => {
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...options.settings };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // A file, not a pipe: a pipe breaks when this process dies and the database lives on.
  const out = openSync(log, 'a');
  const asAccount = account && { uid: account.uid, gid: account.gid };
  const shared = { cwd: data, detached: true, stdio: ['ignore', out, out] as ['ignore', number, number], ...asAccount };
  // pg_ctl drops an administrator's rights, which PostgreSQL refuses on Windows.
  const child: ChildProcess =
    process.platform === 'win32'
      ? spawn(tools.pgCtl, ['start', '-D', data, '-o', ['-p', port, ...flags].join(' ')], shared)
      : spawn(tools.postgres, ['-D', data, '-p', String(port), ...flags], shared);
  child.unref();
  closeSync(out);
};

/** Lets the database account through our own folder; a parent that is not ours to open is said so. */
const letIn = (account: Account, folder: string): void => {
  chmodSync(folder, 0o711);
  if (reachableBy(account, folder)) return;
  throw new Error(
    `The account ${account.name}, under which the database runs, cannot enter ${folder}. Set NASKHAH_DATA to a folder that it can reach.`,
  );
};

const stopServer = async (tools: Programs, data: string): Promise<void> => {
  const pidFile = join(data, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  if (process.platform === 'win32') execFileSync(tools.pgCtl, ['stop', '-D', data, '-m', 'fast']);
  else process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGINT');
  for (let tries = 0; tries < 200 && existsSync(pidFile); tries++) await pause(25);
};

/** Cold start about 0.6 s; a server that a crash left behind is adopted, and its recovery waited for. */
export const startEmbedded = async (options: Options): Promise<EmbeddedServer> => {
  const account = databaseAccount();
  const tools = programs(account, join(options.folder, 'programs'));
  const data = join(options.folder, 'cluster');
  const passwordFile = join(options.folder, 'password');
  mkdirSync(options.folder, { recursive: true });
  if (account) letIn(account, options.folder);
  if (!existsSync(passwordFile)) {
    writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
    if (account) chownSync(passwordFile, account.uid, account.gid);
  }
  const password = readFileSync(passwordFile, 'utf8').trim();
  const urlAt = (port: number | string) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const stop = () => stopServer(tools, data);

  const pidFile = join(data, 'postmaster.pid');
  if (existsSync(pidFile)) {
    const url = urlAt(readFileSync(pidFile, 'utf8').split('\n')[3]?.trim() ?? '0');
    if (await answers(url)) return { url, adopted: true, stop };
  }
  if (!existsSync(join(data, 'PG_VERSION'))) {
    // A first start that was cut short leaves a folder that initdb refuses.
    rmSync(data, { recursive: true, force: true });
    initialise(tools, data, passwordFile, account);
  }
  const log = join(options.folder, 'postgres.log');
  for (let attempt = 0; attempt < 20; attempt++) {
    const port = await freePort();
    launch(tools, data, port, log, options, account);
    for (let tries = 0; tries < 40; tries++) {
      await pause(attempt === 0 ? 25 : 50);
      if (await answers(urlAt(port))) return { url: urlAt(port), adopted: false, stop };
      if (!existsSync(pidFile) && tries > 8) break;
    }
    await pause(250);
  }
  throw new Error(`The database did not start; its log is ${log}`);
};
