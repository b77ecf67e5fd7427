import type { Trx } from '@naskhah/db/tables';

/** Says of every queued mail that it went out when it was written: for a world that is told, not lived. */
export const markQueuedAsSent = async (trx: Trx): Promise<void> => {
  await trx
    .updateTable('messaging.mail')
    .set((on) => ({ state: 'sent', sent_at: on.ref('created_at'), attempts: 1 }))
    .where('state', '=', 'queued')
    .execute();
};
