/** For a journey that others must not meet: one that kills its server, or sets the portal for everybody. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
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

/** A server of its own, with a demo world in its own folder. */
export const serverIn = (data: string, port: number) => {
  const { DATABASE_URL: _database, NASKHAH_URL: _url, SMTP_URL: _smtp, HOST: _host, ...env } = process.env;
  return async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [join(clone, 'build/server/main.js')], {
      cwd: clone,
      stdio: 'ignore',
      env: { ...env, NODE_ENV: 'production', NASKHAH_DATA: data, NASKHAH_DEMO: '1', PORT: String(port) },
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
};
