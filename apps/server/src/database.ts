import { type Connection, connect } from '@naskhah/db/connect';
import { migrate } from '@naskhah/db/migrate';
import type { Config } from './config.ts';
import { databaseOf, type OwnDatabase } from './database-of.ts';

export type OpenDatabase = OwnDatabase & { connection: Connection };

/** The database of the configuration, connected and at this version's schema; `release` and `stop` end the connection first. */
export const openDatabase = async (config: Pick<Config, 'data' | 'databaseUrl'>): Promise<OpenDatabase> => {
  const database = await databaseOf(config);
  const connection = connect(database.url);
  const after = (end: () => Promise<void>) => async () => {
    await connection.close();
    await end();
  };
  try {
    await migrate(connection.db);
  } catch (error) {
    await after(database.release)();
    throw error;
  }
  return { ...database, connection, release: after(database.release), stop: after(database.stop) };
};
