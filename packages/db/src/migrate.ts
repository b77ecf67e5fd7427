import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { migrations } from './migrations/index.ts';
import type { Step } from './migrations/step.ts';
import type { Db, Trx } from './tables.ts';

const oldestServer = 150000;
// Any number, the same in every process: whoever holds it changes the schema.
const lockKey = 4_711_903;
const triesForALock = 20;

/** A database that this version cannot work with; the message tells a person why. */
export class OldDatabase extends Error {}

/** A step that could not be taken; what it had done in its transaction is undone. */
export class FailedStep extends Error {}

type Standing = { version: number; migrated: boolean; before_release: boolean };

const standingOf = async (db: Db): Promise<Standing | undefined> =>
  (
    await sql<Standing>`select current_setting('server_version_num')::int as version,
      to_regclass('public.migration') is not null as migrated,
      to_regclass('public.kysely_migration') is not null as before_release`.execute(db)
  ).rows[0];

const stepsTaken = async (db: Db): Promise<Set<string>> =>
  new Set((await sql<{ name: string }>`select name from public.migration`.execute(db)).rows.map((row) => row.name));

const note = async (trx: Trx, step: Step): Promise<void> => {
  await sql`insert into public.migration (name, at) values (${step.name}, now())`.execute(trx);
};

/** PostgreSQL's code of an error, such as 55P03. */
const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

const take = async (db: Db, trx: Trx, step: Step, first: boolean): Promise<void> => {
  if ('online' in step) for (const statement of step.online) await sql.raw(statement).execute(db);
  else if ('batches' in step) {
    while ((await sql.raw(step.batches).execute(db)).numAffectedRows ?? 0n);
  } else {
    // In an empty database nobody waits.
    if (!first) await sql.raw(`set local lock_timeout = '500ms'; set local statement_timeout = '1s'`).execute(trx);
    await sql.raw(step.change).execute(trx);
  }
};

/** Takes the step unless somebody else has; false when somebody else is changing the schema at this moment. */
const takeAlone = (db: Db, step: Step, first: boolean): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    // Tried, not waited for: a statement that waits would hold up a concurrent index for as long as it waits for it.
    const lock = await sql<{ got: boolean }>`select pg_try_advisory_xact_lock(${lockKey}) as got`.execute(trx);
    if (!lock.rows[0]?.got) return false;
    if (first)
      await sql`create table if not exists public.migration
      (name text primary key, at timestamptz not null)`.execute(trx);
    if ((await stepsTaken(trx)).has(step.name)) return true;
    await take(db, trx, step, first);
    await note(trx, step);
    return true;
  });

const takePatiently = async (db: Db, step: Step, first: boolean, patience: number): Promise<void> => {
  for (let missed = 0; ; )
    try {
      if (await takeAlone(db, step, first)) return;
      await pause(patience / 10);
    } catch (error) {
      if (codeOf(error) === '55P03' && ++missed < triesForALock) await pause(patience);
      else
        throw new FailedStep(`The database could not be brought to this version: ${step.name} failed (${error}).`, {
          cause: error,
        });
    }
};

/**
 * Brings the schema to this version and answers how many steps were missing. Safe when several processes start at once (one
 * takes a step, the others wait for it) and through a pooler in transaction mode; a process that finds nothing to do takes no
 * lock. Needs two connections. Throws `OldDatabase` or `FailedStep`.
 * @param patience ms between two tries to get a lock that others hold
 */
export const migrate = async (db: Db, steps: readonly Step[] = migrations, patience = 1000): Promise<number> => {
  const standing = await standingOf(db);
  if (standing && standing.version < oldestServer)
    throw new OldDatabase(
      `Naskhah needs PostgreSQL 15 or newer; the server that DATABASE_URL names is ${Math.trunc(standing.version / 10_000)}.`,
    );
  if (standing?.before_release)
    throw new OldDatabase(
      'The database was made by Naskhah before its first release, which this version does not read. Start with an empty one.',
    );
  const taken = standing?.migrated ? await stepsTaken(db) : new Set<string>();
  const missing = steps.filter(({ name }) => !taken.has(name));
  for (const [index, step] of missing.entries())
    await takePatiently(db, step, taken.size === 0 && index === 0, patience);
  return missing.length;
};
