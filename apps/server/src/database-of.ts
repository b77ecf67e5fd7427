import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, portalName } from '@naskhah/db/connect';
import { startEmbedded } from '@naskhah/db/embedded/server';
import { sql } from 'kysely';
import type { Config } from './config.ts';

export type OwnDatabase = {
  url: string;
  /** Found running: somebody else, most likely the portal itself, uses it too. */
  adopted: boolean;
  /** Ends the use of it. Who is the last of our processes to do so stops the packaged server, whoever started it. */
  release: () => Promise<void>;
  /** For a process that stays: starts the packaged server again when it ends, until it is released. */
  watch: () => void;
};

/** Who only asks whether it is the last one does not keep another from being it. */
const leaving = `leaving ${portalName}`;

/** Whether another process of ours is connected; our own connections may take a moment to be gone. */
const isUsed = async (url: string): Promise<boolean> => {
  const alone = connect(url, { max: 1, name: leaving });
  const others = sql<{ n: number }>`select count(*) as n from pg_stat_activity
    where backend_type = 'client backend' and application_name like ${`${portalName}%`}`;
  let count = 1;
  try {
    for (let tries = 0; tries < 10 && count > 0; tries++) {
      if (tries > 0) await pause(50);
      count = (await others.execute(alone.db)).rows[0]?.n ?? 0;
    }
  } catch {
    // A server that does not answer is nobody's.
    return false;
  } finally {
    await alone.close();
  }
  return count > 0;
};

/** The database that the configuration names, or the packaged one, started unless it runs already. */
export const databaseOf = async (config: Pick<Config, 'data' | 'databaseUrl'>): Promise<OwnDatabase> => {
  mkdirSync(config.data, { recursive: true });
  if (config.databaseUrl) return { url: config.databaseUrl, adopted: true, release: async () => {}, watch: () => {} };
  const { url, adopted, stop, watch } = await startEmbedded({ folder: join(config.data, 'postgres') });
  let endWatch = () => {};
  const release = async () => {
    endWatch();
    if (!(await isUsed(url))) await stop();
  };
  return {
    url,
    adopted,
    release,
    watch: () => {
      endWatch = watch();
    },
  };
};
