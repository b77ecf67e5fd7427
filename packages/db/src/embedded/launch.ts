/** Makes a cluster, and starts the packaged PostgreSQL on it as a process that outlives this one. */
import { execFileSync, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { type Account, ownFolder } from './account.ts';
import type { Programs } from './binaries.ts';

export const initialise = (tools: Programs, data: string, passwordFile: string, account: Account | undefined): void => {
  ownFolder(data, account);
  const shared = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8'];
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-sync'];
  execFileSync(tools.initdb, [...shared, ...locale, '-D', data], {
    cwd: data,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(account && { uid: account.uid, gid: account.gid }),
  });
};

type Launching = {
  data: string;
  port: number;
  log: string;
  /** Further `-c` settings. */
  settings: Record<string, string>;
  account: Account | undefined;
};

/** `pid` is that of the server itself, but on Windows; `ended` once it has given up. */
export type Launched = { pid: number | undefined; ended: () => boolean };

export const launch = (tools: Programs, { data, port, log, settings, account }: Launching): Launched => {
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // A file, not a pipe: a pipe breaks when this process dies and the database lives on.
  const out = openSync(log, 'a');
  const asAccount = account && { uid: account.uid, gid: account.gid };
  const shared = { cwd: data, detached: true, stdio: ['ignore', out, out] as ['ignore', number, number], ...asAccount };
  // pg_ctl drops an administrator's rights, which PostgreSQL refuses on Windows.
  const child =
    process.platform === 'win32'
      ? spawn(tools.pgCtl, ['start', '-D', data, '-o', ['-p', port, ...flags].join(' ')], shared)
      : spawn(tools.postgres, ['-D', data, '-p', String(port), ...flags], shared);
  let ended = false;
  child.once('exit', (code) => {
    ended = process.platform !== 'win32' || code !== 0;
  });
  child.once('error', () => {
    ended = true;
  });
  child.unref();
  closeSync(out);
  return { pid: child.pid, ended: () => ended };
};
