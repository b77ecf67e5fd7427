import type { Db } from '@naskhah/db/tables';
import { newId } from '@naskhah/kernel/ids';
import { leaseSoon } from '@naskhah/modules/media/host';
import { ERRORS, type Locker } from '@tus/server';

/** The locks of the tus library, held in the database: several processes may serve one upload, one after the other. */
export const uploadLocks = (db: Db, idOf: (key: string) => string): Locker => ({
  newLock: (key) => {
    let lease: Awaited<ReturnType<typeof leaseSoon>>;
    return {
      lock: async (signal, cancel) => {
        lease = await leaseSoon(db, idOf(key), newId(), signal, () => void cancel());
        if (!lease) throw ERRORS.ERR_LOCK_TIMEOUT;
      },
      unlock: async () => lease?.release(),
    };
  },
});
