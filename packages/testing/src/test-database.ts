/** A database of its own for the test file that asks, cloned from the migrated template; dropped afterwards. */
import { randomUUID } from 'node:crypto';
import { type Connection, connect } from '@naskhah/db/connect';
import { sql } from 'kysely';
import { afterAll, beforeAll, inject } from 'vitest';

export type TestDatabase = Connection & {
  url: string;
  /** The statements sent since the last call, without begin, commit and rollback. */
  statements: () => string[];
  /** How many statements were sent so far in all, without begin, commit, rollback and the reading of sessions. */
  sent: () => number;
};

/** Reading a session, a key in its place or the language of who has neither, and noting a use: the same before every call. */
const ofSessions =
  /^select access\.spoken_language|from identity\.(session s|api_key k)\b|update "identity"\."(session|api_key)" set "(seen_at|last_used_at)"/;

/** Call at the top of a `*.db.test.ts` file; the answer is usable inside tests and hooks. */
export const testDatabase = (): TestDatabase => {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const held = {} as TestDatabase;
  let seen: string[] = [];
  let sent = 0;
  beforeAll(async () => {
    const server = inject('databaseServer');
    const root = connect(server, { max: 1 });
    await sql.raw(`create database ${name} template naskhah_template strategy file_copy`).execute(root.db);
    await root.close();
    const url = server.replace(/\/[^/]*$/, `/${name}`);
    const connection = connect(url, {
      max: 8,
      onStatement: (text) => {
        if (/^(begin|commit|rollback|start transaction|savepoint)/i.test(text)) return;
        seen.push(text);
        if (!ofSessions.test(text)) sent += 1;
      },
    });
    Object.assign(held, connection, {
      url,
      sent: () => sent,
      statements: () => {
        const since = seen;
        seen = [];
        return since;
      },
    });
  });
  afterAll(async () => {
    await held.close();
    const root = connect(inject('databaseServer'), { max: 1 });
    await sql.raw(`drop database if exists ${name} with (force)`).execute(root.db);
    await root.close();
  });
  return held;
};
