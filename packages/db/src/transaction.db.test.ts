import { newId } from '@naskhah/kernel/ids';
import { refuse } from '@naskhah/kernel/result';
import { testDatabase } from '@naskhah/testing/test-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Trx } from './tables.ts';
import { transactionOn } from './transaction.ts';

const database = testDatabase();

const addAttempt = (key: string) => ({ kind: 'test', key, at: new Date() });
const attempts = (key: string) =>
  database.db.selectFrom('identity.attempt').selectAll().where('key', '=', key).execute();

describe('an act', () => {
  it('that answers a refusal leaves nothing behind, whatever it wrote before', async () => {
    const key = newId();
    const answer = await transactionOn(database.db)(async (trx) => {
      await trx.insertInto('identity.attempt').values(addAttempt(key)).execute();
      return refuse('changed-its-mind');
    });
    expect(answer).toEqual({ ok: false, refusal: 'changed-its-mind' });
    expect(await attempts(key)).toEqual([]);
  });

  it('that throws leaves nothing behind either', async () => {
    const key = newId();
    const act = transactionOn(database.db)(async (trx) => {
      await trx.insertInto('identity.attempt').values(addAttempt(key)).execute();
      throw new Error('broken');
    });
    await expect(act).rejects.toThrow('broken');
    expect(await attempts(key)).toEqual([]);
  });

  const failing = (code: string, times: number) => {
    let tries = 0;
    return {
      tries: () => tries,
      act: transactionOn(database.db)(async (trx) => {
        tries += 1;
        if (tries <= times) await sql.raw(`do $$ begin raise sqlstate '${code}'; end $$`).execute(trx);
        return 'done';
      }),
    };
  };

  it.each([
    ['a deadlock', '40P01'],
    ['a serialisation failure', '40001'],
    ['a key that another has taken meanwhile', '23505'],
  ])('that ends in %s is done once more', async (_, code) => {
    const { act, tries } = failing(code, 1);
    expect(await act).toBe('done');
    expect(tries()).toBe(2);
  });

  it('whose connection is ended before it is to be committed is done once more', async () => {
    const key = newId();
    let tries = 0;
    const act = transactionOn(database.db)(async (trx) => {
      tries += 1;
      await trx.insertInto('identity.attempt').values(addAttempt(key)).execute();
      if (tries > 1) return 'done';
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db);
      await sql`select 1`.execute(trx);
      return 'not reached';
    });
    expect(await act).toBe('done');
    expect([tries, (await attempts(key)).length]).toEqual([2, 1]);
  });

  it('that ends in a deadlock twice is given up', async () => {
    const { act, tries } = failing('40P01', 2);
    await expect(act).rejects.toMatchObject({ code: '40P01' });
    expect(tries()).toBe(2);
  });

  it('that breaks a rule of the schema is not done again', async () => {
    const { act, tries } = failing('23514', 1);
    await expect(act).rejects.toMatchObject({ code: '23514' });
    expect(tries()).toBe(1);
  });

  it('that really meets another in a deadlock is done, and so is the other', async () => {
    const keys = [newId(), newId()];
    for (const key of keys) await database.db.insertInto('identity.attempt').values(addAttempt(key)).execute();
    const mark = (trx: Trx, key: string) =>
      trx.updateTable('identity.attempt').set({ kind: 'seen' }).where('key', '=', key).execute();
    let waiting = 0;
    let bothHold = () => {};
    const both = new Promise<void>((done) => {
      bothHold = done;
    });
    const act = (first: string, second: string) =>
      transactionOn(database.db)(async (trx) => {
        await mark(trx, first);
        waiting += 1;
        if (waiting >= 2) bothHold();
        await both;
        await mark(trx, second);
        return first;
      });
    const [one = '', other = ''] = keys;
    expect(await Promise.all([act(one, other), act(other, one)])).toEqual([one, other]);
    expect(waiting).toBe(3);
  });
});
