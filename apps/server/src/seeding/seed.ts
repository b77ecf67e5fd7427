/** The process that makes the demo world and ends, so that the server does not keep the memory of it. */
import { cleanCopy } from '@naskhah/adapters/clean-copy';
import { typeOf } from '@naskhah/adapters/file-type';
import { connect } from '@naskhah/db/connect';
import { seedDemoWorld } from '@naskhah/demo/demo-world';
import { openFiles } from '../files-of.ts';
import type { Seeding } from './seed-in-child.ts';

const seed = async ({ databaseUrl, files, portalUrl, secret, start }: Seeding): Promise<void> => {
  const connection = connect(databaseUrl, { max: 1 });
  const outside = { portalUrl, secret, files: (await openFiles(files)).store, typeOf, clean: cleanCopy };
  await connection.db.transaction().execute((trx) => seedDemoWorld(trx, new Date(start), outside));
  await connection.close();
};

process.once('message', (seeding: Seeding) =>
  seed(seeding).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  ),
);
