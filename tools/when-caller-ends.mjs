// Plain JavaScript without packages: it runs before any are there.
import { spawnSync } from 'node:child_process';

const lives = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** The parent and the name of a process, where the system tells. */
const parentOf = (pid) => {
  const told = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
  const [, parent, name] = /^\s*(\d+)\s+(.*?)\s*$/.exec(told.stdout ?? '') ?? [];
  return parent && { pid: Number(parent), name };
};

/**
 * Tells once when the npm that started this process is gone. npm hands on no signal beyond the shell that it starts scripts
 * with, and that shell hands on none: whoever ends `npm start` by its process id would leave the server behind.
 */
export const whenCallerEnds = (tell) => {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const caller = process.ppid;
  const above = parentOf(caller);
  const watched = above && /(^|\/)-?(ba|da|z|k|a)?sh$/.test(above.name) ? [caller, above.pid] : [caller];
  const timer = setInterval(() => {
    if (process.ppid === caller && watched.every(lives)) return;
    clearInterval(timer);
    tell();
  }, 300);
  timer.unref();
};
