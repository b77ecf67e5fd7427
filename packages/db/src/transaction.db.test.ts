import { newId } from '@naskhah/kernel/ids';
import { refuse } from '@naskhah/kernel/result';
import { testDatabase } from '@naskhah/testing/test-database';
import { describe, expect, it } from 'vitest';
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
});
