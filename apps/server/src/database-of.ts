import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbedded } from '@naskhah/db/embedded/server';
import type { Config } from './config.ts';

export type OwnDatabase = {
  url: string;
  /** Found running: somebody else, most likely the portal itself, uses it too. */
  adopted: boolean;
  /** Stops what was started here; what was found running goes on. */
  release: () => Promise<void>;
};

/** The database that the configuration names, or the packaged one, started unless it runs already. */
export const databaseOf = async (config: Config): Promise<OwnDatabase> => {
  mkdirSync(config.data, { recursive: true });
  if (config.databaseUrl) return { url: config.databaseUrl, adopted: true, release: async () => {} };
  const server = await startEmbedded({ folder: join(config.data, 'postgres') });
  return {
    url: server.url,
    adopted: server.adopted,
    release: async () => void (server.adopted || (await server.stop())),
  };
};
