import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

const statOf = (pid: string) => {
  // The name stands in brackets and may hold spaces; the fields behind it are proc_pid_stat(5) from the third on.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  const sum = (from: number) => Number(fields[from]) + Number(fields[from + 1]);
  return { parent: Number(fields[1]), ticks: sum(11), ofEndedChildren: sum(13) };
};

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Processor time in ms that a process and its children have used so far. Linux only: it reads /proc. */
export const processorTime = (root: number): number => {
  const own = statOf(String(root));
  let ticks = own.ticks + own.ofEndedChildren;
  for (const folder of globSync('/proc/[0-9]*')) {
    try {
      const { parent, ticks: used } = statOf(folder.slice('/proc/'.length));
      if (parent === root) ticks += used;
    } catch {
      // Ended between the listing and the reading.
    }
  }
  return (ticks * 1000) / ticksPerSecond;
};
