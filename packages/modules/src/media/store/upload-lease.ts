/** One request or finish at a time for each upload, among all processes: a lease in its row, renewed while it is used. */
import type { Db } from '@naskhah/db/tables';
import { sql } from 'kysely';

const leaseSeconds = 6;
const beat = 2000;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const until = sql<Date>`now() + ${sql.lit(leaseSeconds)} * interval '1 second'`;

export type Lease = { release: () => Promise<void> };

const take = async (db: Db, id: string, holder: string): Promise<boolean> => {
  const taken = await db
    .updateTable('media.upload')
    .set({ held_by: holder, held_until: until, release_asked: false })
    .where('id', '=', id)
    .where((on) => on.or([on('held_until', 'is', null), on('held_until', '<', sql<Date>`now()`)]))
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
};

const renewed = (db: Db, id: string, holder: string) =>
  db
    .updateTable('media.upload')
    .set({ held_until: until })
    .where('id', '=', id)
    .where('held_by', '=', holder)
    .returning('release_asked')
    .executeTakeFirst();

/** The lease, or nothing while somebody else has it. `onAsked` is told when somebody waits for it. */
export const leaseNow = async (
  db: Db,
  id: string,
  holder: string,
  onAsked: () => void = () => {},
): Promise<Lease | undefined> => {
  if (!(await take(db, id, holder))) return undefined;
  const heart = setInterval(() => {
    renewed(db, id, holder).then(
      (row) => row?.release_asked && onAsked(),
      () => {},
    );
  }, beat);
  return {
    release: async () => {
      clearInterval(heart);
      await db
        .updateTable('media.upload')
        .set({ held_by: null, held_until: null })
        .where('id', '=', id)
        .where('held_by', '=', holder)
        .execute();
    },
  };
};

/** Waits for the lease and asks whoever has it to let go; nothing when the waiting is over without it. `gone`: there is no such upload any more. */
export const leaseSoon = async (
  db: Db,
  id: string,
  holder: string,
  signal: AbortSignal,
  onAsked: () => void,
): Promise<Lease | 'gone' | undefined> => {
  const end = Date.now() + 20_000;
  for (;;) {
    const lease = await leaseNow(db, id, holder, onAsked);
    if (lease || signal.aborted || Date.now() > end) return lease;
    const asked = db.updateTable('media.upload').set({ release_asked: true }).where('id', '=', id).returning('id');
    if (!(await asked.executeTakeFirst())) return 'gone';
    await pause(200);
  }
};
