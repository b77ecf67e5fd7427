import { newId } from '@naskhah/kernel/ids';
import { seedJournal } from '@naskhah/testing/public-journal-seeds';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { seedSubmission } from '@naskhah/testing/workspace-seeds';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assignPreset, copyPresets } from '../../access/index.ts';

const database = testDatabase();
const server = testServer(database);
type Refused = { code: string; errors: { path: string; code: string; message: string }[] };
type Held = { id: string; version: number; user_id: string; preset_id: string };

const ids = {} as Record<'journal' | 'manager' | 'section' | 'chief' | 'reviewer', string>;
let manager: Visitor;
let presets: Map<string, string>;

const give = (person: string, presetCode: string) =>
  database.db
    .transaction()
    .execute((trx) =>
      assignPreset(trx, { id: newId(), journal: ids.journal, person, presetCode, by: null, at: server.clock() }),
    );
const heldBy = async (person: string): Promise<Held> => {
  const asked = { filters: { journal_id: ids.journal }, size: 100 };
  const { body } = await manager.post<{ rows: Held[] }>('/api/admin/user-assigned-preset/listing', asked);
  const held = body.rows.find(({ user_id }) => user_id === person);
  if (!held) throw new Error('Holds nothing.');
  return held;
};
const take = async (person: string, successor_id?: string) => {
  const { id, version } = await heldBy(person);
  return await manager.post<Refused>('/api/admin/user-assigned-preset/delete', { id, version, successor_id });
};
const opened = async (by: Visitor, article: string) =>
  (await by.raw(`/api/admin/pengurusan-jurnal/pengurusan-artikel/get-data-artikel?id=${article}`)).status;
const listed = async (by: Visitor) =>
  (await by.post<{ rows: { id: string }[] }>('/api/admin/articles/get-article-listing', {})).body.rows?.map(
    ({ id }) => id,
  );
const partsIn = async (article: string) =>
  (
    await database.db
      .selectFrom('submissions.participant')
      .select(['person_id', 'role'])
      .where('submission_id', '=', article)
      .orderBy('role')
      .execute()
  ).map(({ person_id, role }) => `${role} ${person_id}`);
const articleOf = async (number: string, ...participants: { person: string; role: 'editor' | 'copyeditor' }[]) => {
  const id = await seedSubmission(database.db, ids.journal, { title: number, number, participants });
  await database.db.updateTable('submissions.submission').set({ stage: 'review' }).where('id', '=', id).execute();
  return id;
};
const mailed = (article: string) =>
  database.db.selectFrom('messaging.mail').select('person_id').where('subject_id', '=', article).execute();

beforeAll(async () => {
  for (const [key, name] of Object.entries({
    manager: 'hafiz',
    section: 'tan-mei-fong',
    chief: 'nurul-huda',
    reviewer: 'siti-hajar',
  }))
    ids[key as keyof typeof ids] = await server.person(name);
  ids.journal = await seedJournal(database.db, { path: 'jek', nameEn: 'Journal of Ecology' });
  presets = await database.db.transaction().execute((trx) => copyPresets(trx, ids.journal, newId));
  await give(ids.manager, 'journal-manager');
  await give(ids.chief, 'editor-in-chief');
  await give(ids.reviewer, 'reviewer');
  manager = await server.as('hafiz');
});
beforeEach(() => give(ids.section, 'section-editor'));

describe('who loses their place in the team of a journal', () => {
  it('loses what they did in its articles: they neither open nor find them', async () => {
    const article = await articleOf(
      'JEK-1',
      { person: ids.section, role: 'editor' },
      { person: ids.chief, role: 'editor' },
    );
    const section = await server.as('tan-mei-fong');
    expect(await opened(section, article)).toBe(200);
    expect(await listed(section)).toEqual([article]);
    expect((await take(ids.section)).status).toBe(200);
    expect(await opened(section, article)).toBe(404);
    expect(await listed(section)).toEqual([]);
    expect(await partsIn(article)).toEqual([`editor ${ids.chief}`]);
  });

  it('is not let go from an article that would have no editor, unless somebody takes over, who is mailed', async () => {
    const article = await articleOf('JEK-2', { person: ids.section, role: 'editor' });
    const refused = await take(ids.section);
    expect(refused).toMatchObject({ status: 422, body: { code: 'articles-need-an-editor' } });
    expect(refused.body.errors).toMatchObject([{ path: 'successor_id', message: expect.stringContaining('JEK-2') }]);
    expect(await partsIn(article)).toEqual([`editor ${ids.section}`]);
    for (const nobody of [ids.reviewer, ids.section, newId()])
      expect((await take(ids.section, nobody)).status).toBe(422);
    expect((await take(ids.section, ids.chief)).status).toBe(200);
    expect(await partsIn(article)).toEqual([`editor ${ids.chief}`]);
    expect(await mailed(article)).toEqual([{ person_id: ids.chief }]);
  });

  it('keeps what another preset of theirs carries', async () => {
    await give(ids.section, 'copyeditor');
    const article = await articleOf(
      'JEK-3',
      { person: ids.section, role: 'copyeditor' },
      { person: ids.chief, role: 'editor' },
    );
    const { rows } = (
      await manager.post<{ rows: Held[] }>('/api/admin/user-assigned-preset/listing', {
        filters: { journal_id: ids.journal, preset_id: presets.get('section-editor') },
      })
    ).body;
    const [held] = rows;
    const asked = { id: held?.id, version: held?.version };
    expect((await manager.post('/api/admin/user-assigned-preset/delete', asked)).status).toBe(200);
    expect(await partsIn(article)).toEqual([`copyeditor ${ids.section}`, `editor ${ids.chief}`]);
    expect((await take(ids.section)).status).toBe(200);
    expect(await partsIn(article)).toEqual([`editor ${ids.chief}`]);
  });

  it('so does who is given a lesser preset instead', async () => {
    const article = await articleOf('JEK-4', { person: ids.section, role: 'editor' });
    const { id, version } = await heldBy(ids.section);
    const change = { id, version, preset_id: presets.get('reader') };
    const at = '/api/admin/user-assigned-preset/update';
    expect(await manager.post(at, change)).toMatchObject({ status: 422, body: { code: 'articles-need-an-editor' } });
    expect((await manager.post(at, { ...change, successor_id: ids.chief })).status).toBe(200);
    expect(await partsIn(article)).toEqual([`editor ${ids.chief}`]);
    expect((await take(ids.section)).status).toBe(200);
  });
});

it('a preset that grants less takes from all who hold it what it carried, but no article its editor', async () => {
  const form = { label_en: 'Helper', label_ms: 'Pembantu', permissions: 0, functions: 0 };
  const none = { submission: 'none', review: 'none', copyediting: 'none', production: 'none', publication: 'none' };
  const made = await manager.post<{ id: string; version: number }>('/api/admin/access-level-preset/save', {
    ...form,
    journal_id: ids.journal,
    stages: { ...none, review: 'recommend' },
  });
  const helper = await server.person('rajesh-kumar');
  const give = { journal_id: ids.journal, preset_id: made.body.id, user_id: helper };
  expect((await manager.post('/api/admin/user-assigned-preset/save', give)).status).toBe(200);
  const alone = await articleOf('JEK-5', { person: helper, role: 'editor' });
  const lessen = { id: made.body.id, version: made.body.version, stages: none };
  const refused = await manager.post<Refused>('/api/admin/access-level-preset/update', lessen);
  expect(refused).toMatchObject({ status: 422, body: { code: 'articles-need-an-editor' } });
  const add = { article_id: alone, user_id: ids.chief, role: 'editor' };
  expect((await manager.post('/api/admin/participant/save-participant', add)).status).toBe(200);
  expect((await manager.post('/api/admin/access-level-preset/update', lessen)).status).toBe(200);
  expect(await partsIn(alone)).toEqual([`editor ${ids.chief}`]);
});

it('a part that is given while its place is taken is either refused or taken with it', async () => {
  for (const number of ['JEK-6', 'JEK-7', 'JEK-8', 'JEK-9']) {
    const article = await articleOf(number, { person: ids.chief, role: 'editor' });
    const add = { article_id: article, user_id: ids.section, role: 'section-editor' };
    const chief = await server.as('nurul-huda');
    await Promise.all([take(ids.section), chief.post('/api/admin/participant/save-participant', add)]);
    expect(await partsIn(article)).toEqual([`editor ${ids.chief}`]);
    await give(ids.section, 'section-editor');
  }
});
