import { type JobQueue, type Routine, routines } from './jobs.ts';

type Handlers = { 'send-mail': (id: string) => Promise<void> };

/** Runs the queued jobs. Each job of a batch is settled by itself: one refused mail must not send its neighbours twice. */
export const startWork = async ({ boss }: JobQueue, handlers: Handlers): Promise<void> => {
  await boss.work<{ id: string }>(
    'send-mail',
    {
      batchSize: 20,
      burstWhenBatchFull: true,
      localConcurrency: 4,
      pollingIntervalSeconds: 0.5,
      notifyPollingIntervalSeconds: 2,
    },
    async (jobs) => {
      for (const { id, data } of jobs)
        await handlers['send-mail'](data.id).catch((error: unknown) =>
          boss.fail('send-mail', id, { message: error instanceof Error ? error.message : String(error) }),
        );
    },
  );
};

/** Runs the routines: one process at a time does each. */
export const startRoutines = async ({ boss }: JobQueue, does: Record<Routine, () => Promise<void>>): Promise<void> => {
  for (const routine of Object.keys(routines) as Routine[])
    await boss.work(routine, { pollingIntervalSeconds: 30 }, does[routine]);
};
