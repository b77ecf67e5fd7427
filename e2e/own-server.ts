/** For a journey that others must not meet: one that kills its server, or sets the portal for everybody. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const clone = join(import.meta.dirname, '..');

export const freePort = (): Promise<number> =>
  new Promise((tell) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => tell(typeof address === 'object' && address ? address.port : 0));
    });
  });

export const ownFolder = () => {
  const data = mkdtempSync(join(tmpdir(), 'naskhah-own-'));
  // The account of the database, another one when this runs as root, goes through this folder to its own.
  chmodSync(data, 0o755);
  return { data, remove: () => rmSync(data, { recursive: true, force: true }) };
};

type Settings = Record<string, string>;

const environment = (data: string, port: number, settings: Settings) => {
  const { DATABASE_URL: _database, NASKHAH_URL: _url, SMTP_URL: _smtp, HOST: _host, ...env } = process.env;
  return { ...env, NODE_ENV: 'production', NASKHAH_DATA: data, NASKHAH_DEMO: '1', PORT: String(port), ...settings };
};

/** A server of its own, with a demo world in its own folder unless the settings of this start say otherwise. */
export const serverIn =
  (data: string, port: number) =>
  async (settings: Settings = {}): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [join(clone, 'build/server/main.js')], {
      cwd: clone,
      stdio: 'ignore',
      env: environment(data, port, settings),
    });
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    try {
      await expect.poll(isReady, { timeout: 90_000, intervals: [200] }).toBe(true);
    } catch (error) {
      child.kill('SIGTERM');
      throw error;
    }
    return child;
  };

/** Ends it as an operator does, and waits until it has. */
export const ended = async (server: ChildProcess | undefined): Promise<void> => {
  // One that a signal ended has no exit code.
  const runs = server?.exitCode === null && server.signalCode === null;
  const gone = runs && new Promise((done) => server.once('exit', done));
  server?.kill('SIGTERM');
  await gone;
};

/** The link that `npm run admin` prints. */
export const administratorLink = (data: string, port: number, settings: Settings): string => {
  const said = execFileSync(process.execPath, [join(clone, 'build/server/admin.js')], {
    cwd: clone,
    encoding: 'utf8',
    env: environment(data, port, settings),
  });
  return said.match(/https?:\/\/\S+/)?.[0] ?? '';
};

/** Kills the packaged database of this folder, at once; the server starts it again. */
export const killDatabase = (data: string): void => {
  const pid = Number(readFileSync(join(data, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGKILL');
};
