import { testDatabase } from '@naskhah/testing/test-database';
import { testServer } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
type Found = { name: string; email: string; switchable: boolean }[];

beforeAll(async () => {
  await server.person('rosnah-kamaruddin', [1, 6]);
  await server.person('tan-mei-fong');
  await server.person('tan-kok-seng');
  await database.db
    .updateTable('identity.person')
    .set({ status: 'suspended' })
    .where('name', '=', 'Tan Kok Seng')
    .execute();
});

describe('finding the person to act as', () => {
  const find = async (q: string, who = 'rosnah-kamaruddin') =>
    (await server.as(who)).post<Found>('/api/auth/find-people', { q });

  it('goes by name and by address, and leaves out who may not log in', async () => {
    expect((await find('TAN')).body).toMatchObject([{ name: 'Tan Mei Fong', email: 'tan-mei-fong@example.test' }]);
    expect((await find('mei-fong@ex')).body).toHaveLength(1);
    expect((await find('100%')).body).toEqual([]);
  });

  it('says of an Administrator that nobody may act as them', async () => {
    expect((await find('rosnah')).body).toMatchObject([{ switchable: false }]);
    expect((await find('mei fong')).body).toMatchObject([{ switchable: true }]);
  });

  it('is for Administrators alone, and asks for two letters', async () => {
    expect((await find('tan', 'tan-mei-fong')).status).toBe(403);
    expect((await find('t')).status).toBe(422);
  });
});
