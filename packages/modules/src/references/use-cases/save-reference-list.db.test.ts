import { transactionOn } from '@naskhah/db/transaction';
import type { PersonActor } from '@naskhah/kernel/actor';
import { newId } from '@naskhah/kernel/ids';
import { testDatabase } from '@naskhah/testing/test-database';
import { monitorOf } from '@naskhah/testing/workspace-seeds';
import { describe, expect, it } from 'vitest';
import { referenceList } from '../queries/reference-list.ts';
import { saveReferenceList } from './save-reference-list.ts';

const database = testDatabase();
const author: PersonActor = monitorOf();

const save = (articleId: string, entries: { id: string; raw: string }[]) =>
  saveReferenceList({
    transaction: transactionOn(database.db),
    tell: async () => {},
    clock: () => new Date('2026-11-21T02:00:00Z'),
    newId,
    rights: async () => ({ see: true, edit: true, journal: newId() }),
  })(author, { articleId, entries, pasted: undefined });

const listOf = (name: string) => Array.from({ length: 30 }, (_, at) => ({ id: newId(), raw: `${name} ${at}` }));

describe('a reference list saved twice at once', () => {
  it('is one of the two lists, whole and in order', async () => {
    const article = newId();
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => save(article, listOf(name))));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
    const kept = await referenceList(database.db, article);
    const [name = ''] = kept[0]?.raw.split(' ') ?? [];
    expect(kept.map(({ raw }) => raw)).toEqual(listOf(name).map(({ raw }) => raw));
  });

  it('keeps its ids apart from those of another article', async () => {
    const [one, other] = [newId(), newId()];
    const entries = listOf('a');
    await save(one, entries);
    expect((await save(other, entries)).ok).toBe(true);
    expect(await referenceList(database.db, one)).toHaveLength(entries.length);
  });
});
