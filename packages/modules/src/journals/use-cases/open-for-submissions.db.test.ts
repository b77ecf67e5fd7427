/** A new journal takes its first submission within a few acts after its verification, and not before it is opened. */
import { newId } from '@naskhah/kernel/ids';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPlatformRoles } from '../../access/index.ts';
import { loadLists } from '../../reference-data/index.ts';

const database = testDatabase();
const server = testServer(database);
type Guide = {
  version: number;
  takes_submissions: boolean;
  items: { item: string; done: boolean }[];
  can: { open: boolean; close: boolean };
};
type Problem = { code: string; errors: { path: string }[] };
type Rows = { rows: { id: string; code: string }[] };

let manager: Visitor;
let stranger: Visitor;
let author: Visitor;
let managing: string;
const journal_id = newId();

beforeAll(async () => {
  await database.db.transaction().execute(async (trx) => {
    await loadLists(trx);
    await loadPlatformRoles(trx);
  });
  managing = await server.person('hafiz', [6]);
  await server.person('stranger', [6]);
  await server.person('author', [6]);
  manager = await server.as('hafiz');
  [stranger, author] = [await server.as('stranger'), await server.as('author')];
});

const guide = async () => (await manager.post<Guide>('/api/admin/journals/setup-guide', { journal_id })).body;
const leftNow = async () => (await guide()).items.filter(({ done }) => !done).map(({ item }) => item);
const open = async (wanted = true, by = manager) =>
  by.post<Guide & Problem>('/api/admin/journals/open-for-submissions', {
    journal_id,
    version: (await guide()).version,
    open: wanted,
  });
const begin = () =>
  author.post<Problem>('/api/admin/article-submission/save', { journal_id, language: 'en', checklist: [] });

describe('a new journal', () => {
  it('is prepared before it is verified, but not opened', async () => {
    const masthead = {
      path: 'jwb',
      name_en: 'Journal of Heritage',
      name_ms: '',
      abbreviation: 'JWB',
      publisher: 'UMS',
    };
    const form = { ...masthead, id: journal_id, disciplines: ['1.6'] };
    await manager.post('/api/admin/journals/save-journal', form);
    expect(await leftNow()).toEqual(['editor', 'contact', 'license', 'guidelines']);
    expect((await open()).body.code).toBe('journal-not-verified');
    // How it is checked and verified is told elsewhere.
    await database.db.updateTable('journals.journal').set({ state: 'active' }).where('id', '=', journal_id).execute();
  });

  it('takes no submission before it is opened, and is told what is left', async () => {
    const refused = await open();
    expect([refused.status, refused.body.code, refused.body.errors.map(({ path }) => path)]).toEqual([
      422,
      'setup-incomplete',
      await leftNow(),
    ]);
    expect(await leftNow()).toEqual(expect.arrayContaining(['editor', 'guidelines']));
    expect((await begin()).status).toBe(404);
    expect((await author.post<object[]>('/api/admin/journals/open-journals', {})).body).toEqual([]);
  });

  it('takes its first submission four acts after its verification', async () => {
    const { rows } = (await manager.post<Rows>('/api/admin/access-level-preset/listing', { filters: { journal_id } }))
      .body;
    const before = server.calls.filter(({ method, url }) => method === 'POST' && url.includes('save')).length;
    const chief = rows.find(({ code }) => code === 'editor-in-chief')?.id;
    await manager.post('/api/admin/user-assigned-preset/save', { journal_id, preset_id: chief, user_id: managing });
    await manager.post('/api/admin/journals/update-journal', {
      id: journal_id,
      version: (await guide()).version,
      license: 'https://creativecommons.org/licenses/by/4.0/',
      principal_contact: { name: 'Hafiz', email: 'jwb@example.test' },
    });
    await manager.post('/api/admin/journals/save-submission-settings', {
      journal_id,
      version: (await guide()).version,
      guidelines: { en: 'Be brief.' },
    });
    expect(await leftNow()).toEqual([]);
    expect((await open()).body).toMatchObject({ takes_submissions: true, can: { open: false, close: true } });
    expect((await begin()).status).toBe(200);
    const saves = server.calls.filter(({ method, url }) => method === 'POST' && url.includes('save')).length - before;
    expect(saves).toBeLessThanOrEqual(4);
  });

  it('is opened and closed by its people only; again is no change', async () => {
    const theirs = { path: 'far', name_en: 'Far', name_ms: '', abbreviation: 'FAR', publisher: 'UMS' };
    await stranger.post('/api/admin/journals/save-journal', theirs);
    expect((await stranger.post('/api/admin/journals/setup-guide', { journal_id })).status).toBe(404);
    expect((await open(false, stranger)).status).toBe(404);
    const { version } = await guide();
    expect((await open()).body.version).toBe(version);
    expect((await open(false)).body.takes_submissions).toBe(false);
    expect((await begin()).status).toBe(404);
    const late = { journal_id, version, open: true };
    expect((await manager.post<Problem>('/api/admin/journals/open-for-submissions', late)).body.code).toBe(
      'stale-version',
    );
  });
});
