import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from '@naskhah/db/connect';
import { sql } from 'kysely';
import { ConfigFault } from './config.ts';

/** In ms. */
const patience = 5 * 60_000;

const saidBy = (error: unknown): string =>
  (error instanceof AggregateError ? error.errors.map(String).join(', ') : String(error)).replace(/^\w*error: /i, '');

/**
 * Waits for a database that starts, or recovers from a crash, and says so (57P03). Throws at once, in a sentence, for one that
 * cannot be reached. `named` is the address where the environment names one.
 */
export const reached = async ({ db }: Connection, named: string | undefined): Promise<void> => {
  for (const until = Date.now() + patience; ; await pause(500))
    try {
      await sql`select 1`.execute(db);
      return;
    } catch (error) {
      const isStarting = error instanceof Error && 'code' in error && error.code === '57P03';
      if (isStarting && Date.now() < until) continue;
      if (named === undefined) throw error;
      throw new ConfigFault(`DATABASE_URL: the database cannot be reached (${saidBy(error)}).`);
    }
};
