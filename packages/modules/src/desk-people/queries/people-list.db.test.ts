import { newId } from '@naskhah/kernel/ids';
import { assignPreset, copyPresets } from '@naskhah/modules/access';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
const journal = newId();
let admin: Visitor;
type Listed = { total: number; rows: { name: string; email: string; status: string; roles: { label_en: string }[] }[] };

beforeAll(async () => {
  await server.person('rosnah-kamaruddin', [1, 6]);
  const manager = await server.person('tan-mei-fong');
  await server.person('tan-kok-seng', [3, 6]);
  await server.person('nur-aisyah');
  await database.db.transaction().execute(async (trx) => {
    const now = server.clock();
    await trx
      .insertInto('journals.journal')
      .values({ id: journal, path: 'jek', name_en: 'Ecology', abbreviation: 'JEK', created_at: now, updated_at: now })
      .execute();
    await copyPresets(trx, journal, newId);
    const given = { id: newId(), journal, person: manager, presetCode: 'journal-manager', by: null, at: now };
    await assignPreset(trx, given);
    const suspended = { status: 'suspended' as const, last_seen_at: new Date(now.getTime() - 40 * 86_400_000) };
    await trx.updateTable('identity.person').set(suspended).where('name', '=', 'Tan Kok Seng').execute();
  });
  admin = await server.as('rosnah-kamaruddin');
});

const list = (question: object, who = admin) =>
  who.post<Listed>('/api/admin/desk/list-people', { filters: {}, ...question });
const names = async (question: object) => (await list(question)).body.rows.map(({ name }) => name);

describe('the list of people', () => {
  it('holds everybody by name, with roles, status and address', async () => {
    const { body } = await list({});
    expect(body.total).toBe(4);
    expect(body.rows[1]).toMatchObject({ name: 'Rosnah Kamaruddin', email: 'rosnah-kamaruddin@example.test' });
    expect(body.rows[1]?.roles.map(({ label_en }) => label_en)).toEqual(['Administrator', 'Member']);
  });

  it.each([
    ['the beginning of a word', 'mei', ['Tan Mei Fong']],
    ['the middle of a word', 'ISYA', ['Nur Aisyah']],
    ['two letters where a word begins', 'ko', ['Tan Kok Seng']],
    ['two letters inside a word', 'ok', []],
    ['a part of an address', 'kok-seng@ex', ['Tan Kok Seng']],
    ['a sign that stands for any text elsewhere', 'tan%seng', []],
  ])('finds people by %s', async (_by, q, found) => expect(await names({ q })).toEqual(found));

  it('is filtered by role, status, journal and when people were last seen', async () => {
    expect(await names({ filters: { role: [1, 3] } })).toEqual(['Rosnah Kamaruddin', 'Tan Kok Seng']);
    expect(await names({ filters: { status: ['suspended'] } })).toEqual(['Tan Kok Seng']);
    expect(await names({ filters: { journal: [journal] } })).toEqual(['Tan Mei Fong']);
    expect(await names({ filters: { seen: 'year' } })).toEqual(['Rosnah Kamaruddin', 'Tan Kok Seng']);
    expect(await names({ filters: { seen: 'never' } })).toEqual(['Nur Aisyah', 'Tan Mei Fong']);
  });

  it('counts everybody by their status as they come, change and go, and after the tally was folded', async () => {
    const total = async (status: string[] = []) => (await list({ filters: { status } })).body.total;
    expect([await total(), await total(['suspended'])]).toEqual([4, 1]);
    await server.routine('fold-person-tally');
    const [one] = [await server.person('lim')];
    expect(await total()).toBe(5);
    await database.db.updateTable('identity.person').set({ status: 'anonymised' }).where('id', '=', one).execute();
    expect([await total(), await total(['anonymised'])]).toEqual([4, 1]);
    await database.db.deleteFrom('identity.person').where('id', '=', one).execute();
    await server.routine('fold-person-tally');
    expect([await total(), await total(['anonymised'])]).toEqual([4, 0]);
  });

  it('is ordered and cut into pages', async () => {
    expect((await names({ sort: '-last_seen' })).slice(0, 2)).toEqual(['Rosnah Kamaruddin', 'Tan Kok Seng']);
    const { body } = await list({ sort: '-name', size: 1, page: 2 });
    expect(body).toMatchObject({ total: 4, rows: [{ name: 'Tan Kok Seng' }] });
  });

  it('is for Administrators alone', async () => {
    expect((await list({}, await server.as('nur-aisyah'))).status).toBe(403);
    expect((await server.visitor().post('/api/admin/desk/list-people', { filters: {} })).status).toBe(401);
  });
});
