import type { Reaction } from './fact.ts';

/** What a process does again and again: `every` in UTC (minute, hour, day, month, weekday); one process at a time does it. */
export type Routine = { every: string; run: () => Promise<void> };
/** What acts queue in their transaction: done once it is committed, and tried again `tries` times with growing pauses. */
export type QueuedJob = { tries: number; each: (data: { id: string }) => Promise<void> };

/**
 * What a module hands to the process that runs it, given the ports that it needs filled: answers to its part of the contract,
 * what it does when a fact is told, its jobs, and what the routes that stream are made of.
 */
export type Manifest = {
  answers: object;
  reactions?: readonly Reaction[];
  jobs?: Readonly<Record<string, Routine | QueuedJob>>;
  routes?: object;
};
