import type { Db } from '@naskhah/db/tables';

/** What has ended by `now`, and by `yesterday` what is looked at for a day longer. */
export const deleteOutdated = async (db: Db, { now, yesterday }: { now: Date; yesterday: Date }): Promise<void> => {
  await db.deleteFrom('identity.attempt').where('at', '<', yesterday).execute();
  await db.deleteFrom('identity.pending_step').where('expires_at', '<', now).execute();
  await db.deleteFrom('identity.session').where('expires_at', '<', now).execute();
  await db.deleteFrom('identity.one_time_code').where('expires_at', '<', yesterday).execute();
  await db.deleteFrom('identity.ticket').where('expires_at', '<', yesterday).execute();
};
