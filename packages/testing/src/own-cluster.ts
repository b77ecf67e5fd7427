import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, connect } from '@naskhah/db/connect';
import { startEmbedded } from '@naskhah/db/embedded/server';
import { migrate } from '@naskhah/db/migrate';
import { sql } from 'kysely';

/** Memory where there is one: a database for tests need not outlive them. */
const folder = join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'naskhah-site-test');
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '60' };

export type OwnDatabase = Connection & { statements: string[] };

/** A migrated database of its own, on a cluster that is adopted when it runs; `statements` collects what is sent. */
export const ownDatabase = async (): Promise<OwnDatabase> => {
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const server = await startEmbedded({ folder, settings });
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const front = connect(server.url, { max: 1 });
  await sql`create database ${sql.id(name)}`.execute(front.db);
  const statements: string[] = [];
  const url = new URL(server.url);
  url.pathname = name;
  const connection = connect(url.href, { max: 4, onStatement: (statement) => statements.push(statement) });
  await migrate(connection.db);
  statements.length = 0;
  const close = async () => {
    await connection.close();
    await sql`drop database ${sql.id(name)} with (force)`.execute(front.db);
    await front.close();
  };
  return { ...connection, statements, close };
};
