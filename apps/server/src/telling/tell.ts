/** The process that tells the demo world and ends, so that the server does not keep the memory of the telling. */
import { typeOf } from '@naskhah/adapters/file-type';
import { connect } from '@naskhah/db/connect';
import { tellDemoWorld } from '@naskhah/demo/demo-world';
import { openFiles } from '../files-of.ts';
import type { Telling } from './tell-in-child.ts';

const tell = async ({ databaseUrl, files, portalUrl, secret, start }: Telling): Promise<void> => {
  const connection = connect(databaseUrl, { max: 1 });
  const outside = { portalUrl, secret, files: (await openFiles(files)).store, typeOf };
  await connection.db.transaction().execute((trx) => tellDemoWorld(trx, new Date(start), outside));
  await connection.close();
};

process.once('message', (telling: Telling) =>
  tell(telling).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  ),
);
