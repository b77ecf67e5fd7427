import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Db } from './tables.ts';

const oldestServer = 150000;

/** Brings the schema to this version; safe when several processes start at once. Throws when a step fails. */
export const migrate = async (db: Db): Promise<number> => {
  const version = await sql<{ v: number }>`select current_setting('server_version_num')::int as v`.execute(db);
  if ((version.rows[0]?.v ?? 0) < oldestServer) throw new Error('Naskhah needs PostgreSQL 15 or newer.');
  const { results, error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error) throw error;
  return results?.length ?? 0;
};
