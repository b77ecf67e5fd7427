import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Connection, connect } from '@naskhah/db/connect';
import { startEmbedded } from '@naskhah/db/embedded/server';
import { migrate } from '@naskhah/db/migrate';
import { sql } from 'kysely';
import type { Config } from './config.ts';

export type OpenDatabase = {
  url: string;
  connection: Connection;
  /** The embedded server ran already: that of the portal beside us, or one that a crash left behind. */
  adopted: boolean;
  /** Ends the connection and the embedded server with it. */
  stop: () => Promise<void>;
  /** Ends the connection, and the embedded server only if it was started here and nobody else has come to use it. */
  leave: () => Promise<void>;
};

/** The database of the settings, or the embedded one of the data folder, at this version's schema. */
export const openDatabase = async (config: Pick<Config, 'data' | 'databaseUrl'>): Promise<OpenDatabase> => {
  mkdirSync(config.data, { recursive: true });
  const embedded = config.databaseUrl ? undefined : await startEmbedded({ folder: join(config.data, 'postgres') });
  const url = config.databaseUrl ?? embedded?.url ?? '';
  const connection = connect(url);
  await migrate(connection.db);
  const usedByOthers = async (): Promise<boolean> => {
    const alone = connect(url, { max: 1 });
    const { rows } = await sql<{ n: number }>`select count(*) as n from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(alone.db);
    await alone.close();
    return (rows[0]?.n ?? 0) > 0;
  };
  return {
    url,
    connection,
    adopted: embedded?.adopted ?? false,
    stop: async () => {
      await connection.close();
      await embedded?.stop();
    },
    leave: async () => {
      await connection.close();
      if (embedded && !embedded.adopted && !(await usedByOthers())) await embedded.stop();
    },
  };
};
