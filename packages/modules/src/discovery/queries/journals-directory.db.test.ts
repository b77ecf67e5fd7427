import { seedArticle } from '@naskhah/testing/public-article-seeds';
import { seedJournal } from '@naskhah/testing/public-journal-seeds';
import { testDatabase } from '@naskhah/testing/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { type DirectoryAsked, journalsDirectory } from './journals-directory.ts';

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

  it('counts journals by discipline, language, publisher, access and licence, and keeps to what is chosen', async () => {
    const { db } = database;
    const tell = async (path: string, set: object, disciplines: string[]) => {
      const { id } = await db
        .updateTable('journals.journal')
        .set(set)
        .where('path', '=', path)
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const code of disciplines)
        await db.insertInto('journals.journal_discipline').values({ journal_id: id, code }).execute();
    };
    await tell('jek', { languages: ['ms'], access_type: 'diamond', license: 'CC BY 4.0', publisher: 'UMS' }, [
      '1.6',
      '4.1',
    ]);
    await tell('bjph', { languages: ['en', 'ms'], access_type: 'diamond', publisher: '' }, ['1.6']);
    const asked = async (filters: Partial<DirectoryAsked>) =>
      await journalsDirectory(db, { q: '', page: 1, size: 20, ...filters });
    const { facets } = await asked({});
    const counts = Object.entries(facets).map(([facet, of]) => [
      facet,
      of.map(({ value, count }) => `${value} ${count}`),
    ]);
    expect(Object.fromEntries(counts)).toEqual({
      discipline: ['1.6 2', '4.1 1'],
      language: ['ms 2', 'en 1'],
      publisher: ['UMS 1'],
      access: ['diamond 2'],
      licence: ['CC BY 4.0 1'],
    });
    for (const [filters, paths] of [
      [{ discipline: '4.1' }, ['jek']],
      [{ language: 'en' }, ['bjph']],
      [{ publisher: 'UMS' }, ['jek']],
      [{ access: 'diamond' }, ['bjph', 'jek']],
      [{ licence: 'CC BY 4.0', language: 'en' }, []],
    ] as const)
      expect((await asked(filters)).journals.map(({ path }) => path)).toEqual(paths);
    const { chosen } = await asked({ access: 'diamond', licence: 'no such' });
    expect(chosen).toEqual({ access: { labelEn: 'Diamond open access (no fee)', labelMs: 'Akses terbuka berlian' } });
  });
});
