/** What the machine says of a registration while it is typed. */
import { seedJournal } from '@naskhah/testing/public-journal-seeds';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
let member: Visitor;
let known = '';
type Found = { similar: { name: string; close: string; common: string[]; of: number }[]; issn: { taken: unknown } };

const heritage = 'Jurnal Warisan dan Bahasa Peribumi Borneo';
const check = async (asked: object, by = member) =>
  (await by.post<Found>('/api/admin/journals/check-registration', asked)).body;

beforeAll(async () => {
  const seed = (path: string, nameMs: string, more: object = {}) =>
    seedJournal(database.db, { path, nameEn: '', nameMs, publisher: 'Dewan Bahasa dan Pustaka', ...more });
  known = await seed('jbwb', 'Jurnal Bahasa dan Warisan Borneo', { issn: '0378-5955', eissn: '2049-3630' });
  await seed('jwp', 'Jurnal Warisan Peribumi Sabah dan Labuan');
  await seed('jka', 'Jurnal Kesihatan Awam Borneo');
  await seed('draf', heritage, { state: 'draft', issn: '1234-5679' });
  await server.person('member');
  member = await server.as('member');
});

describe('a title', () => {
  it('is shown the journals near it, the nearest first, with the words that both have', async () => {
    const { similar } = await check({ names: [heritage] });
    expect(similar.map(({ name, close, common, of }) => [name, close, common.length, of])).toEqual([
      ['Jurnal Bahasa dan Warisan Borneo', 'very', 5, 6],
      ['Jurnal Warisan Peribumi Sabah dan Labuan', 'rather', 4, 6],
    ]);
    expect(similar[0]?.common).toContain('warisan');
  });

  it('is not near its own journal, nor to one that is not open', async () => {
    const { similar } = await check({ id: known, names: [heritage] });
    expect(similar.map(({ name }) => name)).toEqual(['Jurnal Warisan Peribumi Sabah dan Labuan']);
  });

  it.each(['', '  ', '& | ! ( )', "':*", 'Jurnal'])('%j is near nothing and breaks nothing', async (name) =>
    expect((await check({ names: [name] })).similar).toEqual([]),
  );
});

describe('an ISSN', () => {
  it.each([
    ['0378-5955', true],
    ['20493630', true],
    ['1234-5679', true],
    ['0317-8471', false],
    ['0378-5954', null],
    ['', null],
  ])('%s is taken: %s', async (issn, taken) => expect((await check({ issn })).issn).toEqual({ taken }));

  it('is not taken by the journal itself', async () =>
    expect((await check({ id: known, issn: '0378-5955' })).issn).toEqual({ taken: false }));

  it('is asked by who may register alone', async () => {
    await server.person('evaluator', [3]);
    const answer = await (await server.as('evaluator')).post('/api/admin/journals/check-registration', {});
    expect(answer.status).toBe(403);
  });
});

describe('among 20,000 journals', () => {
  const half = 20_000;
  beforeAll(async () => {
    await sql`insert into journals.journal (id, path, name_en, name_ms, abbreviation, publisher, state, created_at, updated_at)
      select gen_random_uuid(), 'many-' || n, 'Journal of ' || (array['Marine','Forest','Public','Applied','Islamic','Social','Computer','Food'])[1 + n % 8]
        || ' ' || (array['Science','Ecology','Health','Policy','Studies','Engineering','Education','Finance','History'])[1 + n % 9]
        || ' and ' || (array['Heritage','Technology','Society','Language'])[1 + n % 4] || ' ' || n,
        'Jurnal ' || n, 'M' || n, 'Penerbit', 'active', now(), now() from generate_series(1, ${half}::int) n`.execute(
      database.db,
    );
    await sql`analyze journals.journal`.execute(database.db);
  }, 60_000);

  it('shows the nearest five', async () => {
    const { similar } = await check({ names: ['Journal of Marine Science and Heritage'] });
    expect(similar).toHaveLength(5);
    expect(similar[0]?.common).toEqual(expect.arrayContaining(['marine', 'science', 'heritage']));
  });
});
