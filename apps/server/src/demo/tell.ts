/** The process that tells the demo world and ends, so that the server does not keep the memory of the telling. */
import { contentFolder } from '@naskhah/adapters/content-folder';
import { typeOf } from '@naskhah/adapters/file-type';
import { connect } from '@naskhah/db/connect';
import { tellDemoWorld } from './demo-world.ts';
import type { Telling } from './tell-in-child.ts';

process.once('message', ({ databaseUrl, files, portalUrl, secret, start }: Telling) => {
  const connection = connect(databaseUrl, { max: 1 });
  const outside = { portalUrl, secret, files: contentFolder(files), typeOf };
  connection.db
    .transaction()
    .execute((trx) => tellDemoWorld(trx, new Date(start), outside))
    .then(() => connection.close())
    .then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
});
