import { seedArticle } from '@naskhah/testing/public-article-seeds';
import { seedJournal } from '@naskhah/testing/public-journal-seeds';
import { testDatabase } from '@naskhah/testing/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { journalsDirectory } from './journals-directory.ts';

const database = testDatabase();
beforeAll(async () => {
  const { db } = database;
  const ecology = await seedJournal(db, {
    path: 'jek',
    nameEn: 'Journal of Équatorial Ecology',
    nameMs: 'Jurnal Ekologi Khatulistiwa',
  });
  await seedJournal(db, { path: 'bjph', nameEn: 'Borneo Journal of Public Health', eissn: '2716-5590' });
  await seedJournal(db, { path: 'hidden', nameEn: 'Draft Journal', state: 'draft' });
  await seedArticle(db, ecology, { title: { en: 'One' } });
  await seedArticle(db, ecology, { title: { en: 'Two' }, publishedAt: null });
});

const names = async (q: string) =>
  (await journalsDirectory(database.db, { q, page: 1, size: 20 })).journals.map(({ path }) => path);

describe('the directory of journals', () => {
  it('lists the journals that have a site by name, with the number of their public articles, in one statement', async () => {
    database.statements();
    const { total, journals } = await journalsDirectory(database.db, { q: '', page: 1, size: 20 });
    expect(database.statements()).toHaveLength(1);
    expect(total).toBe(2);
    expect(journals.map(({ path, articles }) => [path, articles])).toEqual([
      ['bjph', 0],
      ['jek', 1],
    ]);
  });

  it.each([
    ['the beginning of a word of either name', 'khatul', ['jek']],
    ['a name without its accents', 'equatorial', ['jek']],
    ['several words in any order', 'health borneo', ['bjph']],
    ['an ISSN, with or without its hyphen', '27165590', ['bjph']],
    ['signs that mean something to the database', "& | ! ' (", ['bjph', 'jek']],
    ['an unknown word', 'xylophone', []],
  ])('is searched by %s', async (_, q, expected) => {
    expect(await names(q)).toEqual(expected);
  });

  it('keeps the total on later pages', async () => {
    const second = await journalsDirectory(database.db, { q: '', page: 2, size: 1 });
    expect(second).toMatchObject({ total: 2, journals: [{ path: 'jek' }] });
  });
});
