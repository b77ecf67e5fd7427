/** The whole server in a process of its own on the database that it is told, as `npm start` runs it, without worker and sites. */
import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanCopy } from '@naskhah/adapters/clean-copy';
import { contentFolder, partsInFolder } from '@naskhah/adapters/content-folder';
import { typeOf } from '@naskhah/adapters/file-type';
import { connect } from '@naskhah/db/connect';
import { serverParts } from '@naskhah/server/server-parts';
import { signInServices } from '@naskhah/server/sign-in-services';
import { fakeQueue } from '@naskhah/testing/fakes';
import type { ToldToServe } from './told.ts';

process.once('message', async ({ databaseUrl, secret, record }: ToldToServe) => {
  const folder = mkdtempSync(join(tmpdir(), 'naskhah-bench-files-'));
  const connection = connect(databaseUrl, {
    ...(record && { onStatement: (sql, _, parameters) => process.send?.({ statement: { sql, parameters } }) }),
  });
  const { app } = await serverParts({
    connection,
    readers: connection,
    databaseUrl,
    enqueue: fakeQueue(),
    clock: () => new Date(),
    settings: { portalUrl: 'http://127.0.0.1', secret, demo: null, mailPerMinute: undefined },
    signIn: signInServices(),
    files: { store: contentFolder(folder), parts: partsInFolder(folder), fault: async () => undefined },
    typeOf,
    clean: cleanCopy,
    scan: undefined,
    sendMail: async () => 'sent',
    addresses: { portal: 'http://127.0.0.1', sites: 'http://127.0.0.1' },
    fixedOrigin: undefined,
    mailReportToken: undefined,
    keptPages: 1e6,
    checks: {
      database: async () => true,
      mail: async () => 'ready',
      space: async () => 'ready',
      files: async () => undefined,
      jobs: async () => [],
      bounces: async () => 'not configured',
      scanner: async () => 'not configured',
    },
    serves: 'everything',
    metricsToken: undefined,
    portalFolder: folder,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  process.send?.({ port: (app.server.address() as AddressInfo).port });
});
