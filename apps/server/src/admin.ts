/** `npm run admin`: prints a one-use link with which an Administrator is created. */
import { connect } from '@naskhah/db/connect';
import { migrate } from '@naskhah/db/migrate';
import { readConfig } from './config.ts';
import { databaseOf } from './database-of.ts';
import { faultOfStart } from './fault-of-start.ts';
import { administratorLink } from './first-start.ts';
import { reached } from './reached.ts';

const run = async (): Promise<void> => {
  const config = readConfig(process.env, new URL('../../..', import.meta.url).pathname);
  const database = await databaseOf(config);
  const connection = connect(database.url, { max: 1 });
  try {
    await reached(connection, config.databaseUrl);
    await migrate(connection.db);
    const link = await administratorLink(connection.db, {
      portalUrl: config.portalUrl,
      secret: config.secret,
      clock: () => new Date(),
    });
    console.info(`Create an Administrator with this link, once, within a day:\n  ${link}`);
  } finally {
    await connection.close();
    await database.release();
  }
};

run().catch((error: unknown) => {
  console.error(faultOfStart(error));
  process.exit(1);
});
