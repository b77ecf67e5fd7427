import type { QueuedJob, Routine } from '@naskhah/modules/activity';
import type { PgBoss } from 'pg-boss';
import { isQueued, type JobQueue, type Jobs } from './jobs.ts';

/** Each job of a batch is settled by itself: one refused mail must not send its neighbours twice. */
const workQueue = (boss: PgBoss, name: string, { each }: QueuedJob): Promise<string> =>
  boss.work<{ id: string }>(
    name,
    {
      batchSize: 20,
      burstWhenBatchFull: true,
      localConcurrency: 4,
      pollingIntervalSeconds: 0.5,
      notifyPollingIntervalSeconds: 2,
    },
    async (jobs) => {
      for (const { id, data } of jobs)
        await each(data).catch((error: unknown) =>
          boss.fail(name, id, { message: error instanceof Error ? error.message : String(error) }),
        );
    },
  );

/** One process at a time does a routine. */
const workRoutine = (boss: PgBoss, name: string, { run }: Routine): Promise<string> =>
  boss.work(name, { pollingIntervalSeconds: 30 }, run);

/** Does the jobs of all modules, but for those that cannot be done here. */
export const startWork = async ({ boss }: JobQueue, jobs: Jobs, except: ReadonlySet<string>): Promise<void> => {
  for (const [name, job] of Object.entries(jobs))
    if (!except.has(name)) await (isQueued(job) ? workQueue(boss, name, job) : workRoutine(boss, name, job));
};
