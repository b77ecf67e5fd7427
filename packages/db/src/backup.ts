/** Backup and restore by COPY, table by table, as the packaged server brings no pg_dump. Jobs are not kept: they are queued anew. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

type Manifest = { version: 1; migrations: string[]; tables: { name: string; columns: string[]; rows: number }[] };

const ownTables = `
  select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name,
    array(select quote_ident(a.attname) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema', 'public', 'pgboss') order by 1`;

const migrationsOf = async (client: pg.Client): Promise<string[]> =>
  (await client.query<{ name: string }>('select name from public.migration order by name')).rows.map((row) => row.name);

const connected = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Writes every table as it stood at one moment into `folder`; answers the number of rows. */
export const backupTables = (url: string, folder: string): Promise<number> =>
  connected(url, async (client) => {
    await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 });
    await client.query('begin isolation level repeatable read read only');
    const { rows: tables } = await client.query<{ name: string; columns: string[] }>(ownTables);
    const manifest: Manifest = { version: 1, migrations: await migrationsOf(client), tables: [] };
    for (const { name, columns } of tables) {
      const copy = client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`));
      await pipeline(copy, createWriteStream(join(folder, 'tables', `${name}.copy`), { mode: 0o600 }));
      manifest.tables.push({ name, columns, rows: copy.rowCount });
    }
    await client.query('commit');
    await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    return manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  });

export class CannotRestore extends Error {}

/** Fills a migrated database whose people table is empty; all or nothing. Answers the number of rows. */
export const restoreTables = (url: string, folder: string): Promise<number> =>
  connected(url, async (client) => {
    const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
    const here = await migrationsOf(client);
    if (manifest.migrations.join() !== here.join())
      throw new CannotRestore(
        'The backup is of another version of Naskhah. Restore it with that version, then start this one.',
      );
    const { rowCount } = await client.query('select from identity.person limit 1');
    if (rowCount) throw new CannotRestore('The database holds people already. Restore into an empty one.');
    await client.query('begin');
    // Triggers and foreign keys rest while the rows come in: they were true when the backup was made.
    await client.query('set local session_replication_role = replica');
    for (const { name } of manifest.tables) await client.query(`truncate ${name} cascade`);
    let rows = 0;
    for (const { name, columns } of manifest.tables) {
      const copy = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`));
      await pipeline(createReadStream(join(folder, 'tables', `${name}.copy`)), copy);
      rows += copy.rowCount;
    }
    await client.query('commit');
    return rows;
  });
