/** A database of its own for the test file that asks, cloned from the migrated template; dropped afterwards. */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Connection, connect } from '@naskhah/db/connect';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import type { Sent } from './ownership/faults.ts';
import { noteSenders, senderOf } from './ownership/senders.ts';

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

const root = async (statement: string): Promise<void> => {
  const { db, close } = connect(inject('databaseServer'), { max: 1 });
  await sql.raw(statement).execute(db);
  await close();
};

const urlOf = (name: string): string => inject('databaseServer').replace(/\/[^/]*$/, `/${name}`);

/** An empty database, another one for each test of the file; answers its address inside tests. */
export const emptyDatabase = (): (() => string) => {
  let name = '';
  beforeEach(async () => {
    name = `e_${randomUUID().replaceAll('-', '')}`;
    await root(`create database ${name}`);
    return () => root(`drop database if exists ${name} with (force)`);
  });
  return () => urlOf(name);
};

/** Call at the top of a `*.db.test.ts` file; the answer is usable inside tests and hooks. */
export const testDatabase = (): TestDatabase => {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const held = {} as TestDatabase;
  let seen: string[] = [];
  let sent = 0;
  const sentBy = new Map<string, Sent>();
  beforeAll(async () => {
    await root(`create database ${name} template naskhah_template strategy file_copy`);
    const url = urlOf(name);
    const connection = connect(url, {
      max: 8,
      plugins: [noteSenders],
      onStatement: (text, _ms, _parameters, query) => {
        const from = senderOf(query);
        if (from) sentBy.set(`${from}\n${text}`, { from, sql: text });
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
    writeFileSync(join(inject('sentStatements'), `${name}.json`), JSON.stringify([...sentBy.values()]));
    await root(`drop database if exists ${name} with (force)`);
  });
  return held;
};
