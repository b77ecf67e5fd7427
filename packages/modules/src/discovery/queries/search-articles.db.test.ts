import { type SeedArticle, seedArticle } from '@naskhah/testing/public-article-seeds';
import { seedIssue, seedJournal } from '@naskhah/testing/public-journal-seeds';
import { testDatabase } from '@naskhah/testing/test-database';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { nothingFound, type SearchAsked, searchArticles } from './search-articles.ts';

const database = testDatabase();
let journal: string;
let article: string;
beforeAll(async () => {
  journal = await seedJournal(database.db, { path: 'jek', nameEn: 'Jurnal Ekologi Khatulistiwa' });
  article = await seedArticle(database.db, journal, {
    title: {
      ms: 'Pemulihan hutan paya gambut',
      en: 'CO<sub>2</sub> and the recovery of <i>Shorea</i> in peat swamp forests',
    },
    abstract: { en: 'Canals were blocked after the fire.' },
    keywords: { ms: ['kebakaran'] },
    authors: [{ name: 'Nor Azizah Mohd Yusof' }, { name: 'Éva Kovács' }],
    doi: '10.99999/JEK.2026.0143',
  });
});

const found = async (q: string, more: Partial<SearchAsked> = {}) => {
  database.statements();
  const answer = await searchArticles(database.db, { q, page: 1, size: 25, ...more });
  expect(database.statements().length).toBeLessThanOrEqual(2);
  return answer;
};

describe('the search for articles', () => {
  it.each([
    ['a word of the Malay title', 'gambut'],
    ['another form of an English word', 'forest recoveries'],
    ['a word of which a letter is lowered', 'co2'],
    ['a word in italics', 'shorea'],
    ['the abstract', 'blocked canals'],
    ['a keyword', 'kebakaran'],
    ['a name', 'azizah'],
    ['a name without its accents', 'eva kovacs'],
    ['a phrase', '"paya gambut"'],
    ['the DOI', '10.99999/jek.2026.0143'],
    ['the DOI as a link', 'https://doi.org/10.99999/jek.2026.0143'],
  ])('finds an article by %s', async (_, q) => {
    const { total, hits } = await found(q);
    expect(total).toBe(1);
    expect(hits.map(({ id }) => id)).toEqual([article]);
  });

  it.each(['xylophone', 'sub', '"gambut paya"', 'gambut -hutan', '!!', "'", 'a & | b'])(
    'finds nothing by %s',
    async (q) => {
      expect(await found(q)).toEqual(nothingFound);
    },
  );

  it('shows names in order, and counts them', async () => {
    const { hits } = await found('gambut');
    expect(hits[0]).toMatchObject({ names: ['Nor Azizah Mohd Yusof', 'Éva Kovács'], authors: 2, path: 'jek' });
  });

  it('puts a hit in the title before a newer one in the abstract', async () => {
    const inTitle = await seedArticle(database.db, journal, { title: { en: 'Quokka' }, publishedAt: '2020-01-01' });
    const inText = await seedArticle(database.db, journal, {
      title: { en: 'Small animals' },
      abstract: { en: 'The quokka is one of many small animals that live on islands.' },
    });
    expect((await found('quokka')).hits.map(({ id }) => id)).toEqual([inTitle, inText]);
  });

  it('keeps the total right on every page and repeats no hit', async () => {
    for (let at = 0; at < 7; at++) await seedArticle(database.db, journal, { title: { en: `Tapir number ${at}` } });
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await found('tapir', { page, size: 3 }));
    expect(pages.map(({ total }) => total)).toEqual([7, 7, 7]);
    expect(new Set(pages.flatMap(({ hits }) => hits.map(({ id }) => id))).size).toBe(7);
  });

  it('counts to twenty thousand, and says that there are more', async () => {
    const fill = (rows: number) =>
      sql`insert into discovery.article_text
        select gen_random_uuid(), ${journal}, now() - interval '1 year', null, to_tsvector('simple', 'serindit'), 2025, 'letter', 'ms', false
        from generate_series(1, ${rows}::int)`.execute(database.db);
    const counted = async () => {
      const { total, more, hits, facets } = await found('serindit');
      return { total, more, hits: hits.length, letters: facets.type };
    };
    const letters = (count: number | null) => [{ value: 'letter', count, labelEn: '', labelMs: '' }];
    await fill(20_000);
    expect(await counted()).toMatchObject({ total: 20_000, more: false, letters: letters(20_000) });
    await fill(1);
    expect(await counted()).toMatchObject({ total: 20_000, more: true, letters: letters(null) });
    await sql`delete from discovery.article_text where document @@ to_tsquery('simple', 'serindit')`.execute(
      database.db,
    );
  });

  it('keeps to one journal and to the years asked for', async () => {
    const other = await seedJournal(database.db, { path: 'other', nameEn: 'Other' });
    await seedArticle(database.db, other, { title: { en: 'Hornbill' }, publishedAt: '2019-05-05' });
    await seedArticle(database.db, journal, { title: { en: 'Hornbill' } });
    expect((await found('hornbill')).total).toBe(2);
    expect((await found('hornbill', { journal: 'other' })).hits.map(({ path }) => path)).toEqual(['other']);
    expect((await found('hornbill', { from: 2019, to: 2020 })).total).toBe(1);
  });

  it('counts what it found by journal, year, type, language and whether the text is there, and keeps to what is chosen', async () => {
    const tin = await seedJournal(database.db, { path: 'tin', nameEn: 'Tin', nameMs: 'Timah' });
    const one = (article: Omit<SeedArticle, 'title'>, at = journal) =>
      seedArticle(database.db, at, { title: { en: 'Cassiterite' }, ...article });
    await one({ articleType: 'editorial', language: 'ms', publishedAt: '2018-03-01', galleys: ['supplementary'] });
    await one({ galleys: ['pdf', 'html'], publishedAt: '2018-12-31T16:30:00Z' });
    await one({ publishedAt: '2021-01-01' }, tin);
    const counts = async (more: Parameters<typeof found>[1] = {}) => {
      const { total, facets } = await found('cassiterite', more);
      const told = Object.entries(facets).map(([facet, of]) => [
        facet,
        of.map(({ value, count }) => `${value} ${count}`),
      ]);
      return { total, ...Object.fromEntries(told) };
    };
    expect(await counts()).toEqual({
      total: 3,
      journal: ['jek 2', 'tin 1'],
      // The last half hour of a year in Greenwich is the next year in Kuala Lumpur.
      year: ['2018 1', '2019 1', '2021 1'],
      type: ['research-article 2', 'editorial 1'],
      language: ['en 2', 'ms 1'],
      fulltext: ['no 2', 'yes 1'],
    });
    expect((await found('cassiterite')).facets.journal[1]).toMatchObject({ labelEn: 'Tin', labelMs: 'Timah' });
    expect(await counts({ language: 'en' })).toMatchObject({ total: 2, type: ['research-article 2'] });
    expect(await counts({ type: 'editorial' })).toMatchObject({ total: 1, language: ['ms 1'] });
    expect(await counts({ fulltext: 'yes' })).toMatchObject({ total: 1, year: ['2019 1'] });
    expect(await counts({ fulltext: 'no', journal: 'tin' })).toMatchObject({ total: 1, year: ['2021 1'] });
    expect(await counts({ from: 2019, to: 2019 })).toMatchObject({ total: 1 });
  });

  it('without words finds every article that fits, the newest first', async () => {
    const young = await seedJournal(database.db, { path: 'young', nameEn: 'Young' });
    const at = (publishedAt: string) => seedArticle(database.db, young, { title: { en: 'Any' }, publishedAt });
    const [older, newer] = [await at('2024-01-01'), await at('2025-01-01')];
    expect((await found('', { journal: 'young' })).hits.map(({ id }) => id)).toEqual([newer, older]);
  });

  it('follows what becomes public and what is taken back', async () => {
    const issueId = await seedIssue(database.db, journal, { state: 'draft' });
    const id = await seedArticle(database.db, journal, { title: { en: 'Dugong' }, issueId });
    const published = (at: Date | null) =>
      database.db
        .updateTable('publishing.publication')
        .set({ published_at: at })
        .where('submission_id', '=', id)
        .execute();
    expect((await found('dugong')).total).toBe(0);
    await database.db.updateTable('publishing.issue').set({ state: 'public' }).where('id', '=', issueId).execute();
    expect((await found('dugong')).total).toBe(1);
    await published(null);
    expect((await found('dugong')).total).toBe(0);
    await database.db
      .updateTable('submissions.submission')
      .set({ title: JSON.stringify({ en: 'Sirenia' }), article_type: 'letter' })
      .where('id', '=', id)
      .execute();
    await published(new Date('2026-07-01'));
    expect((await found('dugong')).total).toBe(0);
    expect(await found('sirenia')).toMatchObject({ total: 1, facets: { type: [{ value: 'letter' }] } });
  });
});
