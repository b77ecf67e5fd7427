import { portalName } from '@naskhah/db/connect';
import type { Trx } from '@naskhah/db/tables';
import type { Manifest, QueuedJob, Routine } from '@naskhah/modules/activity';
import { fromKysely, PgBoss } from 'pg-boss';

export type JobCounts = { queue: string; waiting: number; running: number; failed: number };
export type Jobs = NonNullable<Manifest['jobs']>;

export type JobQueue = {
  boss: PgBoss;
  /** Queues a job in the caller's transaction: it exists when, and only when, the act is committed. */
  enqueue: (trx: Trx, queue: 'send-mail' | 'check-journal', data: { id: string }) => Promise<void>;
  /** How many jobs of each queue wait, run or have failed for good, as last counted (every 15 s). */
  counts: () => Promise<JobCounts[]>;
};

export const isQueued = (job: Routine | QueuedJob): job is QueuedJob => 'each' in job;

/** Settings measured: notify wakes an idle worker in ms; the heartbeat gives a killed worker's job back in seconds. */
export const startQueue = async (databaseUrl: string): Promise<JobQueue> => {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: `${portalName} jobs`,
    max: 4,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 15,
  });
  boss.on('error', (error) => console.error('jobs:', error.message));
  await boss.start();
  return {
    boss,
    counts: async () =>
      (await boss.getQueues()).map(({ name, queuedCount, activeCount, failedCount }) => ({
        queue: name,
        waiting: queuedCount,
        running: activeCount,
        failed: failedCount,
      })),
    enqueue: async (trx, queue, data) => void (await boss.send(queue, data, { db: fromKysely(trx) })),
  };
};

/** Every process knows the queues of all jobs: acts queue, whoever works. */
export const declareJobs = async ({ boss }: JobQueue, jobs: Jobs): Promise<void> => {
  for (const [name, job] of Object.entries(jobs))
    if (isQueued(job))
      await boss.createQueue(name, {
        notify: true,
        // With `tries` of a mail two hours and more: a server that puts it off (greylisting) is asked again until it takes it.
        retryLimit: job.tries,
        retryDelay: 5,
        retryBackoff: true,
        retryDelayMax: 3600,
        heartbeatSeconds: 10,
      });
    else {
      await boss.createQueue(name, { policy: 'singleton', retryLimit: 2, retryDelay: 30 });
      await boss.schedule(name, job.every);
    }
};
