import { readFileSync } from 'node:fs';
import { testDatabase } from '@naskhah/testing/test-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

const database = testDatabase();

/** What the hand-written row types say, read from their source: `schema.table` → column → nullable. */
const written = (): Map<string, Map<string, boolean>> => {
  const rows = new Map<string, Map<string, boolean>>();
  const folder = new URL('./rows/', import.meta.url);
  const index = readFileSync(new URL('../tables.ts', folder), 'utf8');
  for (const [, file] of index.matchAll(/'\.\/rows\/([\w-]+)\.ts'/g)) {
    const source = readFileSync(new URL(`${file}.ts`, folder), 'utf8');
    const types = new Map(
      [...source.matchAll(/export type (\w+Row) = \{\n([\s\S]*?)\n\};/g)].map(([, name, body]) => [
        name,
        new Map(
          (body ?? '')
            .split(/;\n?/)
            .map((line) => line.trim())
            .filter(Boolean)
            .map((line): [string, boolean] => [line.split(':')[0] ?? '', /\| null\b/.test(line)]),
        ),
      ]),
    );
    for (const [, table, type] of source.matchAll(/'([\w.]+)': (\w+Row)/g))
      rows.set(table ?? '', types.get(type ?? '') ?? new Map());
  }
  return rows;
};

describe('the row types', () => {
  it('name exactly the columns of the database, nullable where it says so', async () => {
    const { rows } = await sql<{ name: string; column: string; nullable: boolean }>`
      select c.table_schema || '.' || c.table_name as name, c.column_name as "column", c.is_nullable = 'YES' as nullable
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema', 'public', 'pgboss')
        and c.is_generated = 'NEVER'
      order by 1, c.ordinal_position`.execute(database.db);
    const inDatabase = rows.map(({ name, column, nullable }) => `${name}.${column}${nullable ? ' or null' : ''}`);
    const inTypes = [...written()].flatMap(([table, columns]) =>
      [...columns].map(([column, nullable]) => `${table}.${column}${nullable ? ' or null' : ''}`),
    );
    expect(inTypes.sort()).toEqual(inDatabase.sort());
  });
});
