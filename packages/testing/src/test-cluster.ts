/** Vitest's global set-up: one PostgreSQL for the run, migrated once into a template that each file clones. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@naskhah/db/connect';
import { startEmbedded } from '@naskhah/db/embedded/server';
import { migrate } from '@naskhah/db/migrate';
import { loadPlatformRoles } from '@naskhah/modules/access';
import { loadLists } from '@naskhah/modules/reference-data';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
  }
}

// Lost power does not matter to a test: no syncing, in memory where there is a memory file system.
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const shared = '/dev/shm';
  const folder = mkdtempSync(join(existsSync(shared) ? shared : tmpdir(), 'naskhah-test-'));
  const server = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: async () => {} }
    : await startEmbedded({ folder, settings });
  const root = connect(server.url, { max: 1 });
  await sql.raw('drop database if exists naskhah_template with (force)').execute(root.db);
  await sql.raw('create database naskhah_template').execute(root.db);
  await root.close();

  const templateUrl = server.url.replace(/\/[^/]*$/, '/naskhah_template');
  const template = connect(templateUrl, { max: 2 });
  await migrate(template.db);
  await template.db.transaction().execute(async (trx) => {
    await loadPlatformRoles(trx);
    await loadLists(trx);
  });
  const boss = new PgBoss({ connectionString: templateUrl, max: 2, supervise: false, schedule: false });
  await boss.start();
  await boss.createQueue('send-mail');
  await boss.stop({ graceful: false });
  await template.close();

  project.provide('databaseServer', server.url);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
};
