/** `npm run backup -- <folder>` and `npm run restore -- <folder>`: every table and every file. */
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backupTables, CannotRestore, restoreTables } from '@naskhah/db/backup';
import { connect } from '@naskhah/db/connect';
import { migrate } from '@naskhah/db/migrate';
import { ConfigFault, readConfig } from './config.ts';
import { databaseOf } from './database-of.ts';

const clone = new URL('../../..', import.meta.url).pathname;

const run = async (): Promise<void> => {
  const [act, given] = process.argv.slice(2);
  if (!given) throw new ConfigFault(`Name a folder: npm run ${act} -- <folder>`);
  const folder = resolve(given);
  const config = readConfig(process.env, clone);
  const files = join(config.data, 'files');
  if (act === 'backup' && existsSync(join(folder, 'manifest.json')))
    throw new ConfigFault(`${folder} holds a backup already.`);
  if (act === 'restore' && !existsSync(join(folder, 'manifest.json')))
    throw new ConfigFault(`${folder} holds no backup.`);
  const database = await databaseOf(config);
  try {
    if (act === 'backup') {
      const rows = await backupTables(database.url, folder);
      if (existsSync(files)) cpSync(files, join(folder, 'files'), { recursive: true });
      console.info(`${rows} rows and all files are in ${folder}`);
    } else {
      const connection = connect(database.url, { max: 1 });
      await migrate(connection.db);
      await connection.close();
      const rows = await restoreTables(database.url, folder);
      mkdirSync(files, { recursive: true });
      if (existsSync(join(folder, 'files'))) cpSync(join(folder, 'files'), files, { recursive: true });
      console.info(`${rows} rows and all files were restored from ${folder}`);
    }
  } finally {
    await database.release();
  }
};

run().catch((error: unknown) => {
  console.error(error instanceof ConfigFault || error instanceof CannotRestore ? error.message : error);
  process.exit(1);
});
