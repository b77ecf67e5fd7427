import type { Db } from '@naskhah/db/tables';
import { sql } from 'kysely';
import type { UploadCounts } from '../domain/upload-allowance.ts';

/** Counts one more upload for both keys at once; in a fixed order, so that two of them never wait for each other. */
export const countOneUpload = async (
  db: Db,
  who: { person: string; address: string },
  since: Date,
): Promise<UploadCounts> => {
  const keys = { address: `address ${who.address}`, person: `person ${who.person}` };
  const { rows } = await sql<{ key: string; count: number }>`
    insert into media.upload_count (key, since, count) values (${keys.address}, ${since}, 1), (${keys.person}, ${since}, 1)
    on conflict (key, since) do update set count = upload_count.count + 1
    returning key, count`.execute(db);
  const of = (key: string) => rows.find((row) => row.key === key)?.count ?? 0;
  return { person: of(keys.person), address: of(keys.address) };
};

export const forgetUploadCounts = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('media.upload_count').where('since', '<', before).execute();
};
