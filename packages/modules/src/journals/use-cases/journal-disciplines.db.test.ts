/** What a journal is about: the six calls on disciplines. */
import { newId } from '@naskhah/kernel/ids';
import { journalPermissionBits } from '@naskhah/kernel/journal-permission';
import { seedJournal } from '@naskhah/testing/public-journal-seeds';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
let journal = '';
let manager: Visitor;
let stranger: Visitor;
type Set = { version: number; disciplines: { code: string; is_primary: boolean }[] };

const at = (call: string) => `/api/admin/journals/disciplines/${call}`;
const read = async () => (await manager.post<Set>(at('retrieve-journal-disciplines'), { journal_id: journal })).body;
const change = async (call: string, given: object, by = manager) => {
  const { version } = await read();
  return by.post<Set & { code?: string }>(at(`${call}-journal-disciplines`), {
    journal_id: journal,
    version,
    ...given,
  });
};
const codes = ({ disciplines }: Set) => disciplines.map(({ code }) => code);

beforeAll(async () => {
  journal = await seedJournal(database.db, { path: 'laut', nameEn: 'The sea' });
  await seedJournal(database.db, { path: 'darat', nameEn: 'The land' });
  const [person, preset] = [await server.person('manager'), newId()];
  const labels = { label_en: 'Manager', label_ms: 'Pengurus' };
  await database.db
    .insertInto('access.preset')
    .values({ id: preset, journal_id: journal, code: 'm', ...labels, permissions: journalPermissionBits.masthead })
    .execute();
  const held = { id: newId(), journal_id: journal, preset_id: preset, person_id: person, assigned_at: server.clock() };
  await database.db.insertInto('access.assigned_preset').values(held).execute();
  manager = await server.as('manager');
  await server.person('stranger');
  stranger = await server.as('stranger');
});

describe('the disciplines of a journal', () => {
  it('are kept in the order in which they were saved, the first as the primary one', async () => {
    const saved = await change('save', { disciplines: ['1.6', '4.1', '1.5'] });
    expect(codes(saved.body)).toEqual(['1.6', '4.1', '1.5']);
    expect(saved.body.disciplines.map(({ is_primary }) => is_primary)).toEqual([true, false, false]);
    expect(codes(await read())).toEqual(['1.6', '4.1', '1.5']);
  });

  it('are moved, made primary and taken away one by one', async () => {
    expect(codes((await change('update', { code: '1.5', place: 2 })).body)).toEqual(['1.6', '1.5', '4.1']);
    expect(codes((await change('update', { code: '4.1', is_primary: true })).body)).toEqual(['4.1', '1.6', '1.5']);
    const left = await change('delete', { code: '4.1' });
    expect(left.body.disciplines[0]).toMatchObject({ code: '1.6', is_primary: true });
    expect((await change('delete', { code: '4.1' })).status).toBe(404);
  });

  it('are saved once when they are saved twice, and refused with an old version', async () => {
    const { version } = await read();
    expect((await change('save', { disciplines: ['1.6', '1.5'] })).body.version).toBe(version);
    expect((await change('save', { disciplines: ['1.5'], version: 1 })).status).toBe(409);
    expect((await change('save', { disciplines: ['no-such'] })).status).toBe(422);
    expect((await manager.post(at('save-journal-disciplines'), { journal_id: journal, version })).status).toBe(422);
  });

  it('are changed by nobody who does not keep the masthead', async () => {
    expect((await change('save', { disciplines: [] }, stranger)).status).toBe(404);
    expect((await change('update', { code: '1.6', place: 2 }, stranger)).status).toBe(404);
    expect((await change('delete', { code: '1.6' }, stranger)).status).toBe(404);
  });
});

describe('the disciplines of the portal', () => {
  it('are found by a part of their name or their number', async () => {
    const found = async (q: string) =>
      (await stranger.post<{ code: string }[]>(at('listing-disciplines'), { q })).body.map(({ code }) => code);
    expect(await found('biolog')).toContain('1.6');
    expect(await found('1.6')).toEqual(['1.6']);
    expect((await found('')).length).toBeGreaterThan(30);
  });

  it('list the journals that they are of, those of a major field with them', async () => {
    const listed = async (code: string) =>
      (await stranger.post<{ rows: { path: string }[] }>(at('listing-journal-disciplines'), { filters: { code } }))
        .body;
    expect((await listed('1.6')).rows.map(({ path }) => path)).toEqual(['laut']);
    expect((await listed('1')).rows.map(({ path }) => path)).toEqual(['laut']);
    expect(await listed('5')).toEqual({ total: 0, rows: [] });
  });
});
