import type { Trx } from '@naskhah/db/tables';

/** A clock that stands still until it is told to go on. */
export const fakeClock = (start = '2026-11-21T02:00:00Z') => {
  let now = new Date(start);
  const clock = () => now;
  return Object.assign(clock, {
    forward: (span: { days?: number; hours?: number; minutes?: number }) => {
      const ms = ((span.days ?? 0) * 24 * 60 + (span.hours ?? 0) * 60 + (span.minutes ?? 0)) * 60_000;
      now = new Date(now.getTime() + ms);
    },
  });
};

/** Notes which jobs were queued instead of queueing them. */
export const fakeQueue = () => {
  const queued: { queue: string; id: string }[] = [];
  const enqueue = async (_trx: Trx, queue: 'send-mail' | 'check-journal', data: { id: string }) =>
    void queued.push({ queue, id: data.id });
  return Object.assign(enqueue, { queued });
};
