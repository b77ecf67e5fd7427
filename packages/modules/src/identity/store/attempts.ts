import type { Db } from '@naskhah/db/tables';
import { sql } from 'kysely';
import { type LimitKind, limits } from '../domain/limits.ts';

/** Counts one attempt and says whether it is still within its limit. Written outside the act: a refused act counts too. */
export const countAttempt = async (db: Db, kind: LimitKind, key: string, now: Date): Promise<boolean> => {
  const { most, within } = limits[kind];
  await db.insertInto('identity.attempt').values({ kind, key, at: now }).execute();
  const { count } = await db
    .selectFrom('identity.attempt')
    .select((on) => on.fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('at', '>', new Date(now.getTime() - within))
    .executeTakeFirstOrThrow();
  return count <= most;
};

/** Takes one attempt back that turned out to be right: only wrong ones count. */
export const forgiveAttempt = async (db: Db, kind: LimitKind, key: string, at: Date): Promise<void> => {
  await sql`delete from identity.attempt where ctid = any (array(select ctid from identity.attempt
    where kind = ${kind} and key = ${key} and at = ${at} limit 1 for update skip locked))`.execute(db);
};
