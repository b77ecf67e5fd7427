import { type Reaction, reactionTo } from '../../activity/index.ts';
import { endUnusedSooner } from '../store/session.ts';

/** Together: a shorter time without use holds for the sessions that are open too. */
export const sessionsOfPortal: Reaction = reactionTo('portal-was-set', async (trx, { data }) => {
  if (data.session !== undefined) await endUnusedSooner(trx, data.session);
});
