/** `npm run backup -- <folder>` and `npm run restore -- <folder>`: every table and every file. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backupTables, CannotRestore, restoreTables } from '@naskhah/db/backup';
import { connect } from '@naskhah/db/connect';
import { migrate } from '@naskhah/db/migrate';
import { backupFiles, restoreFiles } from './backup-files.ts';
import { restoreSecret, sealSecret, unsealSecret } from './backup-secret.ts';
import { ConfigFault, readConfig } from './config.ts';
import { databaseOf } from './database-of.ts';
import { faultOfStart } from './fault-of-start.ts';
import { openFiles, placeOfFiles } from './files-of.ts';
import { reached } from './reached.ts';

const clone = new URL('../../..', import.meta.url).pathname;

const run = async (): Promise<void> => {
  const [act, given] = process.argv.slice(2);
  if (!given) throw new ConfigFault(`Name a folder: npm run ${act} -- <folder>`);
  const folder = resolve(given);
  const config = readConfig(process.env, clone);
  if (act === 'backup' && existsSync(join(folder, 'manifest.json')))
    throw new ConfigFault(`${folder} holds a backup already.`);
  if (act === 'restore' && !existsSync(join(folder, 'manifest.json')))
    throw new ConfigFault(`${folder} holds no backup.`);
  const passphrase = process.env.BACKUP_PASSPHRASE || undefined;
  const at = placeOfFiles(config);
  const { store: files } = await openFiles(at);
  const place = at.in === 's3' ? `the bucket '${at.settings.bucket}'` : at.folder;
  const database = await databaseOf(config);
  const connection = connect(database.url, { max: 2 });
  try {
    await reached(connection, config.databaseUrl);
    if (act === 'backup') {
      const rows = await backupTables(database.url, folder);
      const loud = sealSecret(folder, config.secret, passphrase);
      if (loud) console.error(loud);
      const { kept, lost } = await backupFiles(connection.db, files, join(folder, 'files'));
      console.info(`${rows} rows, and ${kept} files from ${place}, are in ${folder}`);
      if (lost > 0) throw new ConfigFault(`${lost} files are named in the tables but could not be read; see above.`);
    } else {
      const secret = unsealSecret(folder, passphrase);
      await migrate(connection.db);
      const rows = await restoreTables(database.url, folder);
      const { kept, lost } = await restoreFiles(files, join(folder, 'files'));
      const fixed = process.env.NASKHAH_SECRET !== undefined && process.env.NASKHAH_SECRET !== '';
      const loud = restoreSecret(secret, { data: config.data, present: config.secret, fixed });
      if (loud) console.error(loud);
      console.info(`${rows} rows were restored from ${folder}, and ${kept} files into ${place}`);
      if (lost > 0) throw new ConfigFault(`${lost} files were not taken; see above.`);
    }
  } finally {
    await connection.close();
    await database.release();
  }
};

run().catch((error: unknown) => {
  console.error(error instanceof CannotRestore ? error.message : faultOfStart(error));
  process.exit(1);
});
