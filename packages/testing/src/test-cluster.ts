/** Vitest's global set-up: one PostgreSQL for the run, migrated once into a template that each file clones. */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@naskhah/db/connect';
import { startEmbedded } from '@naskhah/db/embedded/server';
import { migrate } from '@naskhah/db/migrate';
import type { Db } from '@naskhah/db/tables';
import { loadPlatformRoles } from '@naskhah/modules/access';
import { loadLists } from '@naskhah/modules/reference-data';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { TestProject } from 'vitest/node';
import { ownershipFaults } from './ownership/check.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
    /** The folder where each test file writes down which file sent which statement. */
    sentStatements: string;
  }
}

// Lost power does not matter to a test: no syncing, in memory where there is a memory file system.
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/** Every table and view of ours, `schema.table`. */
const tablesOf = async (db: Db): Promise<Set<string>> => {
  const { rows } = await sql<{ name: string }>`select table_schema || '.' || table_name as name
    from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema', 'public', 'pgboss')`.execute(db);
  return new Set(rows.map(({ name }) => name));
};

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
  const tables = await tablesOf(template.db);
  await template.close();

  const sentStatements = join(folder, 'sent');
  mkdirSync(sentStatements);
  project.provide('databaseServer', server.url);
  project.provide('sentStatements', sentStatements);
  return async () => {
    await server.stop();
    const { testFiles } = await project.globTestFiles();
    const ran = new Set(project.vitest.state.getFiles().map(({ filepath }) => filepath));
    const { seen, faults } = ownershipFaults(
      sentStatements,
      tables,
      testFiles.every((file) => ran.has(file)),
    );
    rmSync(folder, { recursive: true, force: true });
    console.info(`\n${seen} were asked whose tables they name.`);
    if (faults.length === 0) return;
    console.error(`\n FAIL  the ownership of tables (docs/module-map.md) is broken by\n${faults.join('\n')}\n`);
    process.exitCode = 1;
  };
};
