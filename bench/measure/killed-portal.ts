/** A portal with its packaged database, as processes that are killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const clone = new URL('../..', import.meta.url).pathname;
/** In seconds: how long a start may take before it counts as failed. */
const longest = 120;

export type Victim = 'server' | 'database' | 'both';

const freePort = (): Promise<number> =>
  new Promise((tell) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => tell(typeof address === 'object' && address ? address.port : 0));
    });
  });

export const killedPortal = async () => {
  const data = mkdtempSync(join(tmpdir(), 'naskhah-kills-'));
  // The account of the database, another one when this runs as root, goes through this folder to its own.
  chmodSync(data, 0o755);
  const port = await freePort();
  const home = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let said = '';

  const start = (): void => {
    const { DATABASE_URL: _database, NASKHAH_URL: _url, SMTP_URL: _smtp, HOST: _host, ...env } = process.env;
    child = spawn(process.execPath, [...process.execArgv, join(clone, 'build/server/main.js')], {
      cwd: clone,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...env, NODE_ENV: 'production', NASKHAH_DATA: data, NASKHAH_DEMO: '1', PORT: String(port) },
    });
    for (const out of [child.stdout, child.stderr])
      out?.on('data', (part: Buffer) => {
        said = (said + String(part)).slice(-4000);
      });
  };

  const isReady = (): Promise<boolean> =>
    fetch(`${home}/health/ready`, { signal: AbortSignal.timeout(5000) }).then(
      ({ ok }) => ok,
      () => false,
    );

  /** Seconds until it is ready. */
  const untilReady = async (): Promise<number> => {
    const began = performance.now();
    const seconds = () => (performance.now() - began) / 1000;
    while (!(await isReady())) {
      if (seconds() > longest) throw new Error(`not ready after ${longest} s:\n${said}`);
      await new Promise((done) => setTimeout(done, 50));
    }
    return seconds();
  };

  const postmaster = (): { pid: number; port: string } => {
    const lines = readFileSync(join(data, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: lines[3] ?? '' };
  };

  const gone = (process: ChildProcess): Promise<unknown> => new Promise((done) => process.once('exit', done));

  return {
    home,
    start,
    isReady,
    untilReady,
    databaseUrl: (): string =>
      `postgres://postgres:${readFileSync(join(data, 'postgres', 'password'), 'utf8').trim()}@127.0.0.1:${postmaster().port}/postgres`,
    /** Ends by kill -9, at once; a server is started again, the database by the server. */
    kill: async (victim: Victim): Promise<void> => {
      const ended = child && victim !== 'database' ? gone(child) : undefined;
      if (victim !== 'database') child?.kill('SIGKILL');
      if (victim !== 'server') process.kill(postmaster().pid, 'SIGKILL');
      await ended;
      if (victim !== 'database') start();
    },
    stop: async (): Promise<void> => {
      const ended = child && gone(child);
      child?.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
};
