import { type Connection, connect } from '@naskhah/db/connect';
import { migrate } from '@naskhah/db/migrate';
import type { Config } from './config.ts';
import { databaseOf, type OwnDatabase } from './database-of.ts';
import { reached } from './reached.ts';

export type OpenDatabase = OwnDatabase & { connection: Connection };

/** The database of the configuration, connected and at this version's schema; `release` ends the connection first. */
export const openDatabase = async (config: Pick<Config, 'data' | 'databaseUrl'>): Promise<OpenDatabase> => {
  const database = await databaseOf(config);
  const connection = connect(database.url);
  const release = async () => {
    await connection.close();
    await database.release();
  };
  try {
    await reached(connection, config.databaseUrl);
    await migrate(connection.db);
  } catch (error) {
    await release();
    throw error;
  }
  return { ...database, connection, release };
};
