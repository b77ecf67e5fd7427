import { Kysely, type KyselyPlugin, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db, Tables } from './tables.ts';

const types = new pg.TypeOverrides();
// A date has no time zone: it stays the text that was stored. 48-bit masks and counts fit a number.
types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);
types.setTypeParser(pg.types.builtins.INT8, Number);

export type Connection = { db: Db; pool: pg.Pool; close: () => Promise<void> };

/** `query` is the same object for the same query as plugins see it. */
export type OnStatement = (sql: string, ms: number, parameters: readonly unknown[], query: object) => void;

/** By this name, alone or with more behind it, the connections of our processes are known to each other. */
export const portalName = 'naskhah';

/** `statementTimeout`: in ms; a statement that takes longer is broken off. `onStatement` sees every statement with its duration in ms and its parameters: tests count with it, the server measures. */
export const connect = (
  url: string,
  options: {
    max?: number;
    name?: string;
    statementTimeout?: number;
    onStatement?: OnStatement;
    plugins?: KyselyPlugin[];
  } = {},
): Connection => {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 12,
    application_name: options.name ?? portalName,
    // Who waits longer for a turn is told to come again.
    connectionTimeoutMillis: 10_000,
    ...(options.statementTimeout !== undefined && { statement_timeout: options.statementTimeout }),
    types,
  });
  // Without listeners a restarting server would end this process: the pool hears its idle connections, nobody those that are
  // in the middle of an act, between two statements. The statement that comes next fails, and says why.
  pool.on('error', (error) => console.error('database connection lost:', error.message));
  pool.on('connect', (client) => client.on('error', () => {}));
  const { onStatement, plugins } = options;
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    ...(plugins && { plugins }),
    ...(onStatement && {
      log: ({ query, queryDurationMillis }) =>
        onStatement(query.sql, queryDurationMillis, query.parameters, query.queryId),
    }),
  });
  return { db, pool, close: () => db.destroy() };
};
