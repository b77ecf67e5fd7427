import type { Db } from '@naskhah/db/tables';

const day = 86_400_000;

/** Takes away what can open or limit nothing any more: attempts of yesterday, and what has run out. Personal data is not kept for nothing. */
export const sweepSignIn =
  (db: Db, { clock }: { clock: () => Date }) =>
  async (): Promise<void> => {
    const now = clock();
    const yesterday = new Date(now.getTime() - day);
    await db.deleteFrom('identity.attempt').where('at', '<', yesterday).execute();
    await db.deleteFrom('identity.pending_step').where('expires_at', '<', now).execute();
    await db.deleteFrom('identity.session').where('expires_at', '<', now).execute();
    await db.deleteFrom('identity.one_time_code').where('expires_at', '<', yesterday).execute();
    await db.deleteFrom('identity.ticket').where('expires_at', '<', yesterday).execute();
  };
