import { newId } from '@naskhah/kernel/ids';
import { seedJournal, seedSection } from '@naskhah/testing/public-journal-seeds';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assignPreset, copyPresets } from '../../access/index.ts';
import { loadLists } from '../../reference-data/index.ts';

const database = testDatabase();
const server = testServer(database);
type Section = { id: string; title_en: string; title_ms: string; open: boolean; articles: number };
type Settings = { version: number; sections: Section[]; article_types: string[]; metadata: Record<string, string> };
type Problem = { code: string; errors: { path: string; message: string }[] };
type Draft = { version: number; missing: { step: string; path: string; code: string }[]; rules: object };

let manager: Visitor;
let stranger: Visitor;
let author: Visitor;
let journal: string;
let section: string;
const people = {} as Record<'manager' | 'stranger', string>;
const journals = '/api/admin/journals';

beforeAll(async () => {
  await database.db.transaction().execute(loadLists);
  people.manager = await server.person('hafiz');
  people.stranger = await server.person('stranger');
  await server.person('author');
  [manager, stranger, author] = [await server.as('hafiz'), await server.as('stranger'), await server.as('author')];
});

const journalOf = async (path: string, person: string): Promise<string> => {
  const id = await seedJournal(database.db, { path, nameEn: `Journal ${path}` });
  await database.db.transaction().execute(async (trx) => {
    await copyPresets(trx, id, newId);
    const given = { id: newId(), journal: id, person, presetCode: 'journal-manager', by: null };
    await assignPreset(trx, { ...given, at: server.clock() });
  });
  return id;
};

let places = 0;
beforeEach(async () => {
  places += 1;
  journal = await journalOf(`jek${places}`, people.manager);
  section = await seedSection(database.db, journal, ['Articles', 'Artikel']);
  await journalOf(`oth${places}`, people.stranger);
});

const read = async () =>
  (await manager.post<Settings>(`${journals}/submission-settings`, { journal_id: journal })).body;
const save = async (change: object, by = manager) =>
  by.post<Settings & Problem>(`${journals}/save-submission-settings`, {
    journal_id: journal,
    version: (await read()).version,
    ...change,
  });
const begin = (more: object = {}) =>
  author.post<Draft & Problem & { id: string }>('/api/admin/article-submission/save', {
    journal_id: journal,
    language: 'en',
    checklist: [],
    ...more,
  });
const codesOf = ({ missing }: Draft) => missing.map(({ path, code }) => `${path} ${code}`);

describe('what a journal asks of submissions', () => {
  it('begins as it is shipped, and keeps what is left out of a change', async () => {
    expect(await read()).toMatchObject({
      sections: [{ id: section, title_en: 'Articles', open: true, articles: 0 }],
      article_types: [],
      components: { manuscript: 'required', figure: 'offered' },
      abstract_words: null,
      metadata: { competing_interests: 'required', references: 'offered' },
    });
    await save({ abstract_words: 200, guidelines: { en: 'Be brief.' }, metadata: { ethics: 'required' } });
    const { body } = await save({ guidelines: { ms: 'Ringkas.' }, components: { figure: 'off' } });
    expect(body).toMatchObject({
      abstract_words: 200,
      guidelines: { en: 'Be brief.', ms: 'Ringkas.' },
      metadata: { ethics: 'required', keywords: 'required' },
      components: { figure: 'off', table: 'offered', manuscript: 'required' },
    });
  });

  it('is nobody’s but the manager’s: everybody else finds no journal', async () => {
    const asked = { journal_id: journal };
    expect((await stranger.post(`${journals}/submission-settings`, asked)).status).toBe(404);
    expect((await save({ abstract_words: 60 }, stranger)).status).toBe(404);
  });

  it('tells the second of two managers that the first has saved', async () => {
    const { version } = await read();
    await save({ abstract_words: 200 });
    expect((await save({ version, abstract_words: 300 })).body.code).toBe('stale-version');
  });

  it.each([
    [{ abstract_words: 49 }, 'abstract_words'],
    [{ article_types: ['no-such-type'] }, 'article_types.0'],
    [{ metadata: { references: 'off' } }, 'metadata.references'],
    [{ components: { manuscript: 'off' } }, 'components.manuscript'],
    [{ sections: [] }, 'sections'],
  ])('refuses %j beside the field', async (change, path) => {
    const { status, body } = await save(change);
    expect([status, body.errors[0]?.path]).toEqual([422, path]);
  });
});

describe('the sections of a journal', () => {
  const one = (title: string, more: object = {}) => ({
    id: newId(),
    title_en: title,
    title_ms: title,
    open: true,
    ...more,
  });
  const now = async () => (await read()).sections.map(({ title_en, open }) => [title_en, open]);

  it('are added, renamed, put in order and closed', async () => {
    const kept = { id: section, title_en: 'Research', title_ms: 'Penyelidikan', open: false };
    await save({ sections: [one('Reviews'), kept] });
    expect(await now()).toEqual([
      ['Reviews', true],
      ['Research', false],
    ]);
    const { body } = await author.post<{ id: string; sections: { title_en: string }[] }[]>(
      `${journals}/open-journals`,
      { q: `Journal jek${places}` },
    );
    expect(body[0]?.sections.map(({ title_en }) => title_en)).toEqual(['Reviews']);
    expect((await begin({ section_id: section })).body.code).toBe('section-not-found');
  });

  it('are removed while nothing stands in them, drafts counted', async () => {
    await begin({ section_id: section });
    const refused = await save({ sections: [one('Reviews')] });
    expect([refused.status, refused.body.code]).toEqual([422, 'section-has-articles']);
    const other = one('Reviews');
    const { sections } = await read();
    await save({ sections: [...sections.map(({ articles: _articles, ...kept }) => kept), other] });
    expect((await save({ sections: sections.map(({ articles: _articles, ...kept }) => kept) })).status).toBe(200);
    expect(await now()).toEqual([['Articles', true]]);
  });

  it('are never all closed, and never those of another journal', async () => {
    expect((await save({ sections: [one('Articles', { id: section, open: false })] })).body.code).toBe(
      'no-open-section',
    );
    const foreign = await seedSection(
      database.db,
      await seedJournal(database.db, { path: `far${places}`, nameEn: 'Far' }),
      ['Theirs', 'Mereka'],
    );
    const taken = await save({ sections: [one('Mine', { id: section }), one('Mine too', { id: foreign })] });
    expect([taken.status, taken.body.code]).toEqual([404, 'section-not-found']);
    expect(await now()).toEqual([['Articles', true]]);
  });
});

describe('the wizard', () => {
  it('obeys at once, in a draft that was begun before too', async () => {
    const { body: draft } = await begin();
    expect(codesOf(draft)).not.toContain('declarations.ethics declaration-missing');
    await author.post('/api/admin/article-submission/update', {
      id: draft.id,
      version: draft.version,
      article_title: { en: 'Peat' },
      abstract: { en: Array.from({ length: 51 }, () => 'word').join(' ') },
    });
    await save({
      abstract_words: 50,
      metadata: { ethics: 'required', competing_interests: 'off', keywords: 'offered', references: 'required' },
      components: { 'title-page': 'required' },
      article_types: ['letter'],
    });
    const { body } = await author.post<Draft>('/api/admin/article-submission/get', { id: draft.id });
    expect(codesOf(body)).toEqual([
      'article_type article-type-closed',
      'abstract.en abstract-too-long',
      'contributor.0.affiliations affiliation-missing',
      'files manuscript-missing',
      'title-page component-missing',
      'references references-missing',
      'declarations.ethics declaration-missing',
    ]);
    expect(body.rules).toMatchObject({ abstract_words: 50, article_types: ['letter'] });
    const sent = await author.post<Problem>('/api/admin/article-submission/on-submit', {
      id: draft.id,
      version: body.version,
    });
    expect([sent.status, sent.body.code]).toEqual([422, 'submission-incomplete']);
  });

  it('takes neither a type nor a section that the journal does not offer', async () => {
    await save({ article_types: ['letter'] });
    expect((await begin()).body.code).toBe('article-type-closed');
    const { body: draft } = await begin({ article_type: 'letter' });
    const change = (field: object) =>
      author.post<Problem>('/api/admin/article-submission/update', { id: draft.id, version: draft.version, ...field });
    expect((await change({ article_type: 'editorial' })).body.errors[0]?.path).toBe('article_type');
    expect((await change({ section_id: newId() })).body.errors[0]?.path).toBe('section_id');
  });

  it('shows authors the files that the journal takes', async () => {
    await save({ components: { figure: 'off', table: 'required' } });
    const { body } = await author.post<{ articleComponent: { value: string; required: boolean }[] }>(
      `${journals}/get-journals`,
      { id: journal },
    );
    expect(body.articleComponent.map(({ value, required }) => [value, required])).toEqual([
      ['manuscript', true],
      ['title-page', false],
      ['table', true],
      ['supplementary', false],
    ]);
  });
});
