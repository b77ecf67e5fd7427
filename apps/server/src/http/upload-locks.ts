import type { Lease, MediaRoutes } from '@naskhah/modules/media/host';
import { ERRORS, type Locker } from '@tus/server';

/** The locks of the tus library, held in the database: several processes may serve one upload, one after the other. */
export const uploadLocks = (media: Pick<MediaRoutes, 'leaseUpload'>, idOf: (key: string) => string): Locker => ({
  newLock: (key) => {
    let lease: Lease | undefined;
    return {
      lock: async (signal, cancel) => {
        const taken = await media.leaseUpload(idOf(key), signal, () => void cancel());
        if (taken === 'gone') throw ERRORS.FILE_NOT_FOUND;
        if (!taken) throw ERRORS.ERR_LOCK_TIMEOUT;
        lease = taken;
      },
      unlock: async () => lease?.release(),
    };
  },
});
