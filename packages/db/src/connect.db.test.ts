import { testDatabase } from '@naskhah/testing/test-database';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connect } from './connect.ts';

const database = testDatabase();

it('a statement that takes longer than its connection allows is broken off, and the connection goes on', async () => {
  const { db, close } = connect(database.url, { max: 1, statementTimeout: 100 });
  await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toMatchObject({ code: '57014' });
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await close();
});

it('a connection that is ended between two statements of an act fails the act and nothing else', async () => {
  const { db, close } = connect(database.url, { max: 1 });
  const act = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db);
    await new Promise((done) => setTimeout(done, 200));
    await sql`select 1`.execute(trx);
  });
  await expect(act).rejects.toThrow(/terminat|connection/i);
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await close();
});
