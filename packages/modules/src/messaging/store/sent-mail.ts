import type { Trx } from '@naskhah/db/tables';

/** Says of every queued mail that it went out when it was written: for a world that is told, not lived. */
export const markQueuedAsSent = async (trx: Trx): Promise<void> => {
  await trx
    .updateTable('messaging.mail')
    .set((on) => ({ state: 'sent', sent_at: on.ref('created_at'), attempts: 1 }))
    .where('state', '=', 'queued')
    .execute();
};

/** Says of every notification older than this that its reader has seen it: for the same world. */
export const markNoticedBefore = async (trx: Trx, day: Date): Promise<void> => {
  await trx
    .updateTable('messaging.notification')
    .set((on) => ({ read_at: on.ref('created_at') }))
    .where('read_at', 'is', null)
    .where('created_at', '<', day)
    .execute();
};
