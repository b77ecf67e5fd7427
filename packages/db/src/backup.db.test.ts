import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@naskhah/kernel/ids';
import { insertPerson } from '@naskhah/modules/identity';
import { testDatabase } from '@naskhah/testing/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backupTables, CannotRestore, restoreTables } from './backup.ts';

const before = testDatabase();
const after = testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'naskhah-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

const contents = async (database: typeof before): Promise<Record<string, string>> => {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema', 'public', 'pgboss') order by 1`.execute(database.db);
  const all: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ h: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as h from ${sql.raw(name)} t`.execute(
      database.db,
    );
    all[name] = rows[0]?.h ?? '';
  }
  return all;
};

describe('a restored backup', () => {
  beforeAll(async () => {
    await before.db.transaction().execute(async (trx) => {
      await insertPerson(trx, {
        id: newId(),
        name: 'Nor Azizah “Zizah” \\N\t🌿 محمد',
        firstname: 'Nor Azizah',
        language: 'ms',
        email: 'nor@example.test',
        passwordHash: 'x$y',
        confirmedAt: new Date(),
        createdAt: new Date(),
        roles: [1, 6],
        roleInUse: 1,
      });
      await trx
        .insertInto('media.content')
        .values({ sha256: Buffer.from([0, 255, 10, 92]), size: 4, mime: 'application/pdf', created_at: new Date() })
        .execute();
    });
    await backupTables(before.url, folder);
  });

  it('holds the same rows in every table', async () => {
    await restoreTables(after.url, folder);
    expect(Object.keys(await contents(before)).length).toBeGreaterThan(30);
    expect(await contents(after)).toEqual(await contents(before));
  });

  it('never goes over a database that is in use', async () => {
    await expect(restoreTables(after.url, folder)).rejects.toThrow(CannotRestore);
  });
});
