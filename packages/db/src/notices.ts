/** Short messages between processes through PostgreSQL: sent in a transaction, they arrive when it is committed. */
import { sql } from 'kysely';
import pg from 'pg';
import { portalName } from './connect.ts';
import type { Db } from './tables.ts';

export const notify = async (db: Db, channel: string, payload: string): Promise<void> => {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
};

export type Listening = { stop: () => Promise<void> };

/** In ms. */
const pauseBetween = 1000;

/** Hears a channel on a connection of its own; `missed` is told after every reconnection, when something may have been lost. */
export const listen = async (
  url: string,
  channel: string,
  hear: (payload: string) => void,
  missed: () => void,
): Promise<Listening> => {
  let client: pg.Client | undefined;
  let stopped = false;
  const again = () => {
    client = undefined;
    if (!stopped) setTimeout(() => void connect().then(missed, again), pauseBetween).unref();
  };
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, application_name: portalName, keepAlive: true });
    // A broken line may say so several times, and fails what is being asked on it as well.
    next.on('error', () => {});
    try {
      await next.connect();
      next.on('notification', ({ payload }) => hear(payload ?? ''));
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    client = next;
    next.once('end', again);
    if (stopped) await next.end();
  };
  await connect();
  return {
    stop: async () => {
      stopped = true;
      await client?.end();
    },
  };
};
