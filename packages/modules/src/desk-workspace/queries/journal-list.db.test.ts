import type { PersonActor } from '@naskhah/kernel/actor';
import { newId, type PersonId } from '@naskhah/kernel/ids';
import { seedArticle } from '@naskhah/testing/public-article-seeds';
import { seedJournal } from '@naskhah/testing/public-journal-seeds';
import { testDatabase } from '@naskhah/testing/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { journalList } from './journal-list.ts';

const database = testDatabase();
const person = newId() as PersonId;
const reader: PersonActor = { kind: 'person', person, behind: person, role: 6, flags: 0, journals: new Map() };
const question = { page: 1, size: 30, sort: 'name', q: '', states: [], mine: false };

beforeAll(async () => {
  const { db } = database;
  const ecology = await seedJournal(db, { path: 'jek', nameEn: 'Journal of Tropical Ecology' });
  await seedJournal(db, { path: 'bjph', nameEn: 'Borneo Journal of Public Health' });
  await seedJournal(db, { path: 'secret', nameEn: 'A draft', state: 'draft' });
  await seedArticle(db, ecology, { title: { en: 'Peat' } });
  await seedArticle(db, ecology, { title: { en: 'Crabs' } });
  await seedArticle(db, ecology, { title: { en: 'Not out yet' }, publishedAt: null });
});

describe('the list of journals', () => {
  it('says how many articles each has published, and leaves out what is only set', async () => {
    const { total, rows } = await journalList(database.db, reader, question);
    expect(total).toBe(2);
    expect(rows.map(({ name_en, articles }) => [name_en, articles])).toEqual([
      ['Borneo Journal of Public Health', 0],
      ['Journal of Tropical Ecology', 2],
    ]);
  });

  it('is read in three statements, in two when nothing fits', async () => {
    database.statements();
    await journalList(database.db, reader, question);
    expect(database.statements()).toHaveLength(3);
    expect(await journalList(database.db, reader, { ...question, q: 'geology' })).toEqual({ total: 0, rows: [] });
    expect(database.statements()).toHaveLength(2);
  });
});
