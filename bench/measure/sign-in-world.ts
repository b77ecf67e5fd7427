/** A server with accounts that share a password, for the benches of signing in. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@naskhah/db/connect';
import { startEmbedded } from '@naskhah/db/embedded/server';
import { migrate } from '@naskhah/db/migrate';
import { newId } from '@naskhah/kernel/ids';
import { loadPlatformRoles } from '@naskhah/modules/access';
import { hashPassword, insertPerson } from '@naskhah/modules/identity';
import { loadLists } from '@naskhah/modules/reference-data';
import { apiServer } from './started.ts';

/** So many that none comes near the limit of tries while logins are counted. */
const accounts = 200;
const emailOf = (number: number): string => `known${number}@bench.test`;
export const knownEmail = emailOf(0);
export const password = 'gambut pulih sepuluh tahun';

export const signInWorld = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'naskhah-bench-'));
  const server = await startEmbedded({ folder });
  const connection = connect(server.url, { max: 2 });
  const { db, pool } = connection;
  await migrate(db);
  const passwordHash = await hashPassword(password);
  const now = new Date();
  await db.transaction().execute(async (trx) => {
    await loadLists(trx);
    await loadPlatformRoles(trx);
    for (let number = 0; number < accounts; number++)
      await insertPerson(trx, {
        id: newId(),
        name: 'Known Person',
        firstname: 'Known',
        language: 'en',
        email: emailOf(number),
        passwordHash,
        confirmedAt: now,
        createdAt: now,
        roles: [6],
        roleInUse: 6,
      });
  });
  const api = await apiServer({ databaseUrl: server.url, secret: 'a secret of the bench, long enough' });
  const address = `http://127.0.0.1:${api.port}`;
  let turn = 0;
  return {
    /** The accounts one after the other. */
    nextEmail: (): string => emailOf(turn++ % accounts),
    post: async (path: string, body: object): Promise<{ status: number; body: unknown }> => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: answer.status, body: await answer.json() };
    },
    get: async (path: string): Promise<void> => {
      await (await fetch(address + path)).text();
    },
    /** The limits stand in the way of measuring, not of what is measured. */
    forgetAttempts: async (): Promise<void> => void (await pool.query('truncate identity.attempt')),
    close: async (): Promise<void> => {
      api.stop();
      await connection.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
