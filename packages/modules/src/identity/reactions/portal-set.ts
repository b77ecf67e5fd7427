import type { Reaction } from '../../activity/index.ts';
import { endUnusedSooner } from '../store/session.ts';

/** Together: a shorter time without use holds for the sessions that are open too. */
export const sessionsOfPortal: Reaction = {
  on: 'portal-was-set',
  together: async (trx, { data }) => {
    if (typeof data?.session === 'number') await endUnusedSooner(trx, data.session);
  },
};
