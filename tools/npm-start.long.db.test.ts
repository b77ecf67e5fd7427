/** Real processes, as a person ends them: npm, the shell that it starts, the launcher, the server, the database. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';

const clone = join(import.meta.dirname, '..');
const folders: string[] = [];
const started: ChildProcess[] = [];
// Whatever a failed test leaves running ends with the npm that began it.
afterEach(() => {
  for (const npm of started.splice(0)) npm.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const freePort = (): Promise<number> =>
  new Promise((tell) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => tell(typeof address === 'object' && address ? address.port : 0));
    });
  });

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

const lives = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const start = async () => {
  const data = mkdtempSync(join(tmpdir(), 'naskhah-npm-start-'));
  // The account of the database, another one when this runs as root, goes through this folder to its own.
  chmodSync(data, 0o755);
  folders.push(data);
  const port = await freePort();
  const { DATABASE_URL: _database, NASKHAH_URL: _url, SMTP_URL: _smtp, HOST: _host, ...env } = process.env;
  const npm: ChildProcess = spawn('npm', ['start'], {
    cwd: clone,
    stdio: 'ignore',
    env: { ...env, NASKHAH_DATA: data, NASKHAH_DEMO: '0', PORT: String(port) },
  });
  started.push(npm);
  await vi.waitFor(async () => expect(await isReady(port)).toBe(true), { timeout: 90_000, interval: 200 });
  const pidFile = join(data, 'postgres', 'cluster', 'postmaster.pid');
  expect(existsSync(pidFile)).toBe(true);
  return { npm, port, database: Number(readFileSync(pidFile, 'utf8').split('\n')[0]) };
};

describe.skipIf(process.platform === 'win32')('npm start', () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'ends the server and the database when its own process gets %s',
    async (signal) => {
      const { npm, port, database } = await start();
      npm.kill(signal);
      await vi.waitFor(() => expect(lives(database)).toBe(false), { timeout: 15_000, interval: 100 });
      expect(await isReady(port)).toBe(false);
    },
    120_000,
  );
});
