import type { Trx } from '@naskhah/db/tables';
import { mailTries } from '@naskhah/modules/messaging/host';
import { fromKysely, PgBoss } from 'pg-boss';

export type JobCounts = { queue: string; waiting: number; running: number; failed: number };

export type JobQueue = {
  boss: PgBoss;
  /** Queues a job in the caller's transaction: it exists when, and only when, the act is committed. */
  enqueue: (trx: Trx, queue: 'send-mail', data: { id: string }) => Promise<void>;
  /** How many jobs of each queue wait, run or have failed for good, as last counted (every 15 s). */
  counts: () => Promise<JobCounts[]>;
};

const queues = ['send-mail'] as const;

/** What is done again and again, whoever asks or not: by name, with its times in UTC (minute, hour, day, month, weekday). */
export const routines = {
  'fold-article-tally': '*/5 * * * *',
  'purge-unconfirmed': '41 * * * *',
  'sweep-uploads': '17 * * * *',
  // 07:00 in Kuala Lumpur.
  'send-digests': '0 23 * * *',
  'read-bounces': '* * * * *',
  'sweep-sign-in': '37 * * * *',
} as const;
export type Routine = keyof typeof routines;

/** Settings measured: notify wakes an idle worker in ms; the heartbeat gives a killed worker's job back in seconds. */
export const startQueue = async (databaseUrl: string): Promise<JobQueue> => {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 4,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 15,
  });
  boss.on('error', (error) => console.error('jobs:', error.message));
  await boss.start();
  for (const queue of queues)
    await boss.createQueue(queue, {
      notify: true,
      // Two hours and more: a server that puts mail off (greylisting) is asked again until it takes it.
      retryLimit: mailTries,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 3600,
      heartbeatSeconds: 10,
    });
  for (const [routine, times] of Object.entries(routines)) {
    await boss.createQueue(routine, { policy: 'singleton', retryLimit: 2, retryDelay: 30 });
    await boss.schedule(routine, times);
  }
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
