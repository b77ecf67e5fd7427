import { newId } from '@naskhah/kernel/ids';
import { testDatabase } from '@naskhah/testing/test-database';
import { describe, expect, it } from 'vitest';
import { verifyChain } from '../queries/verify-chain.ts';
import { appendToLog } from './log.ts';

const database = testDatabase();

const entry = (subjectId: string, number: number) => ({
  id: newId(),
  subjectType: 'article' as const,
  subjectId,
  event: 'submission-was-saved',
  actorKind: 'system' as const,
  actorId: null,
  behindId: null,
  at: new Date(2026, 0, number).toISOString(),
  data: { number },
});

describe('the log of an article', () => {
  it('stays one chain when several write to it at once', async () => {
    const article = newId();
    const numbers = Array.from({ length: 12 }, (_, at) => at + 1);
    await Promise.all(
      numbers.map((number) =>
        database.db.transaction().execute((trx) => appendToLog(trx, entry(article, number), null)),
      ),
    );
    expect(await verifyChain(database.db, 'article', article)).toBeUndefined();
    const rows = await database.db
      .selectFrom('activity.log')
      .select('seq')
      .where('subject_id', '=', article)
      .orderBy('seq')
      .execute();
    expect(rows.map(({ seq }) => seq)).toEqual(numbers);
  });
});
