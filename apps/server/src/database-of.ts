import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '@naskhah/db/connect';
import { startEmbedded } from '@naskhah/db/embedded/server';
import { sql } from 'kysely';
import type { Config } from './config.ts';

export type OwnDatabase = {
  url: string;
  /** Found running: somebody else, most likely the portal itself, uses it too. */
  adopted: boolean;
  /** Stops what was started here, unless somebody has come to use it since; what was found running goes on. */
  release: () => Promise<void>;
  /** Stops the packaged server, whoever started it. */
  stop: () => Promise<void>;
};

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Whether anybody but ourselves is connected; our own connections may take a moment to be gone. */
const isUsed = async (url: string): Promise<boolean> => {
  const alone = connect(url, { max: 1 });
  const others = sql<{ n: number }>`select count(*) as n from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()`;
  let count = 1;
  for (let tries = 0; tries < 10 && count > 0; tries++) {
    if (tries > 0) await pause(50);
    count = (await others.execute(alone.db)).rows[0]?.n ?? 0;
  }
  await alone.close();
  return count > 0;
};

/** The database that the configuration names, or the packaged one, started unless it runs already. */
export const databaseOf = async (config: Pick<Config, 'data' | 'databaseUrl'>): Promise<OwnDatabase> => {
  mkdirSync(config.data, { recursive: true });
  const nothing = async () => {};
  if (config.databaseUrl) return { url: config.databaseUrl, adopted: true, release: nothing, stop: nothing };
  const { url, adopted, stop } = await startEmbedded({ folder: join(config.data, 'postgres') });
  const release = async () => {
    if (!adopted && !(await isUsed(url))) await stop();
  };
  return { url, adopted, release, stop };
};
