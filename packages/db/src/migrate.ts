import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Db } from './tables.ts';

const oldestServer = 150000;

export class OldDatabase extends Error {}

/** Brings the schema to this version; safe when several processes start at once. Throws when a step fails. */
export const migrate = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ v: number }>`select current_setting('server_version_num')::int as v`.execute(db);
  const version = rows[0]?.v ?? 0;
  if (version < oldestServer)
    throw new OldDatabase(
      `Naskhah needs PostgreSQL 15 or newer; the server that DATABASE_URL names is ${Math.trunc(version / 10_000)}.`,
    );
  const { results, error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error) throw error;
  return results?.length ?? 0;
};
