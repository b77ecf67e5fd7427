/** What the data folder says of the server that runs on it, and whether that is true. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `port` is 0 while the server is only just beginning. */
export type Postmaster = { pid: number; port: number };

export const pidFileOf = (data: string): string => join(data, 'postmaster.pid');

/** First line the process, fourth the port (PostgreSQL documentation, 66.1). */
export const postmasterOf = (data: string): Postmaster | undefined => {
  if (!existsSync(pidFileOf(data))) return undefined;
  const lines = readFileSync(pidFileOf(data), 'utf8').split('\n');
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0 ? { pid, port: Number(lines[3]) || 0 } : undefined;
};

/** Whether the process is there. One that has ended and is not yet buried by its parent is not. */
export const lives = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    // No system that tells so: then it lives.
    return true;
  }
};

/** Whether the process is a PostgreSQL: after a restart of the machine another program may have the number that the file names. */
export const isPostgres = (pid: number): boolean => {
  if (process.platform === 'win32') return true;
  const { status, stdout } = spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' });
  return status === null || /postgres|postmaster/.test(stdout);
};
