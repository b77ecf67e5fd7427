/** A portal as a process of its own, with its packaged database, for tests that kill. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, vi } from 'vitest';

const freePort = (): Promise<number> =>
  new Promise((tell) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => tell(typeof address === 'object' && address ? address.port : 0));
    });
  });

export type PortalProcess = {
  url: string;
  /** Of the process itself. */
  pid: number;
  /** What `/health/ready` answers; status 0 while nobody answers. */
  ready: () => Promise<{ status: number; body: Record<string, unknown> }>;
  untilReady: (ms?: number) => Promise<void>;
  said: () => string;
  kill: (signal: NodeJS.Signals) => void;
  /** The code with which it ended, once it has. */
  ended: Promise<number | null>;
};

const main = new URL('../../../apps/server/src/main.ts', import.meta.url).pathname;
const hook = new URL('../../../tools/runtime/tsx-hook.ts', import.meta.url).href;

const databaseFolder = (data: string): string => join(data, 'postgres', 'cluster');

/** The process of the packaged database on this data folder, as its own file names it. */
export const postmasterPid = (data: string): number =>
  Number(readFileSync(join(databaseFolder(data), 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Where the packaged database on this data folder is asked. */
export const databaseUrlIn = (data: string): string => {
  const password = readFileSync(join(data, 'postgres', 'password'), 'utf8').trim();
  const port = readFileSync(join(databaseFolder(data), 'postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
};

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

/** Data folders and processes of one test file; whatever is left ends with it. */
export const portalProcesses = () => {
  const children: ChildProcess[] = [];
  const folders: string[] = [];
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    for (const folder of folders) {
      try {
        process.kill(postmasterPid(folder), 'SIGQUIT');
        await vi.waitFor(() => {
          if (isAlive(postmasterPid(folder))) throw new Error('still there');
        });
      } catch {
        // It has ended already.
      }
      rmSync(folder, { recursive: true, force: true });
    }
  });
  return {
    newFolder: (): string => {
      const data = mkdtempSync(join(tmpdir(), 'naskhah-process-'));
      // The account of the database, another one when this runs as root, goes through this folder to its own.
      chmodSync(data, 0o755);
      folders.push(data);
      return data;
    },
    start: async (data: string, environment: Record<string, string> = {}): Promise<PortalProcess> => {
      const port = environment.PORT ?? String(await freePort());
      const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--import', hook, main], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { PATH: process.env.PATH ?? '', NASKHAH_DATA: data, NASKHAH_DEMO: '0', PORT: port, ...environment },
      });
      children.push(child);
      let text = '';
      for (const out of [child.stdout, child.stderr]) out.on('data', (part: Buffer) => (text += String(part)));
      const url = `http://127.0.0.1:${port}`;
      const ready = (): ReturnType<PortalProcess['ready']> =>
        fetch(`${url}/health/ready`).then(
          async (answer) => ({ status: answer.status, body: (await answer.json()) as Record<string, unknown> }),
          () => ({ status: 0, body: {} }),
        );
      return {
        url,
        pid: child.pid ?? 0,
        ready,
        untilReady: (ms = 60_000) =>
          vi.waitFor(
            async () => {
              const { status } = await ready();
              if (status !== 200) throw new Error(`not ready (${status}): ${text}`);
            },
            { timeout: ms, interval: 100 },
          ),
        said: () => text,
        kill: (signal) => child.kill(signal),
        ended: new Promise((tell) => child.once('exit', tell)),
      };
    },
  };
};
