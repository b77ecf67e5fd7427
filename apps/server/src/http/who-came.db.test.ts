import { testDatabase } from '@naskhah/testing/test-database';
import { testPassword, testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hostsOfHere } from './own-hosts.ts';

const database = testDatabase();
const server = testServer(database, {
  trustProxy: 1,
  answersTo: hostsOfHere({ host: '127.0.0.1', sitesUrl: 'http://127.0.0.1' }),
});
const direct = testServer(database);

const logIn = (visitor: Visitor, key: string, password: string, from: string) =>
  visitor.post(
    '/api/auth/login',
    { usr_email: `${key}@example.test`, usr_password: password },
    { 'x-forwarded-for': from },
  );
const wrong = 'not the right phrase';
const statusesOf = async (times: number, ask: () => Promise<{ status: number }>) => {
  const statuses: number[] = [];
  for (let at = 0; at < times; at++) statuses.push((await ask()).status);
  return statuses;
};
const counted = async () =>
  (await database.db.selectFrom('identity.attempt').select('key').execute()).map(({ key }) => key);

beforeAll(async () => {
  for (const key of ['siti', 'farid']) await server.person(key);
});
beforeEach(async () => {
  await database.db.deleteFrom('identity.attempt').execute();
});

describe('where somebody comes from', () => {
  it('is what the trusted proxy wrote down, and nothing that was claimed before it', async () => {
    await logIn(server.visitor(), 'siti', wrong, '198.51.100.1, 203.0.113.9');
    expect(await counted()).toEqual(['siti@example.test from 203.0.113.9', '203.0.113.9']);
  });

  it('is the connection alone where no proxy is trusted', async () => {
    await logIn(direct.visitor(), 'siti', wrong, '203.0.113.9');
    expect(await counted()).toEqual(['siti@example.test from 127.0.0.1', '127.0.0.1']);
  });
});

describe('tries to log in', () => {
  it('that are right do not count, however many come from one address', async () => {
    const statuses = await statusesOf(14, () => logIn(server.visitor(), 'siti', testPassword, '203.0.113.9'));
    expect(statuses).toEqual(Array(14).fill(200));
    expect(await counted()).toEqual([]);
  });

  it('of somebody elsewhere leave the person theirs', async () => {
    const guesses = await statusesOf(12, () => logIn(server.visitor(), 'siti', wrong, '198.51.100.1'));
    expect(guesses).toEqual([...Array(10).fill(401), 429, 429]);
    expect((await logIn(server.visitor(), 'siti', testPassword, '198.51.100.1')).status).toBe(429);
    expect((await logIn(server.visitor(), 'siti', testPassword, '203.0.113.9')).status).toBe(200);
  });

  it('of somebody at the same address leave a device theirs that the person has used before', async () => {
    const device = server.visitor();
    await logIn(device, 'siti', testPassword, '203.0.113.9');
    await device.post('/api/auth/logout');
    await statusesOf(12, () => logIn(server.visitor(), 'siti', wrong, '203.0.113.9'));
    expect((await logIn(server.visitor(), 'siti', testPassword, '203.0.113.9')).status).toBe(429);
    expect((await logIn(device, 'siti', testPassword, '203.0.113.9')).status).toBe(200);
  });

  it('on a proven device are limited as well, and prove nothing for another account', async () => {
    const device = server.visitor();
    await logIn(device, 'siti', testPassword, '203.0.113.9');
    expect(await statusesOf(11, () => logIn(device, 'siti', wrong, '203.0.113.9'))).toEqual([
      ...Array(10).fill(401),
      429,
    ]);
    await logIn(device, 'farid', wrong, '203.0.113.9');
    expect(await counted()).toContain('farid@example.test from 203.0.113.9');
  });

  it('to get a code are a proven device’s own, too', async () => {
    const device = server.visitor();
    await logIn(device, 'siti', testPassword, '203.0.113.9');
    const ask = (visitor: Visitor) =>
      visitor.post('/api/admin/otp-code/save-otp-code', { email: 'siti@example.test', purpose: 'reset-password' });
    expect((await statusesOf(6, () => ask(server.visitor()))).at(-1)).toBe(429);
    expect((await ask(device)).status).toBe(200);
  });
});

describe('a text with the sign NUL', () => {
  it('is refused with the name of its field', async () => {
    const siti = await server.as('siti');
    const view = { id: crypto.randomUUID(), list: 'workspace', name: 'La\0te', search: '' };
    expect(await siti.post('/api/admin/desk/save-view', view)).toMatchObject({
      status: 422,
      body: { code: 'input-refused', errors: [{ path: 'name' }] },
    });
  });

  it('is refused in an address, too, and never a fault', async () => {
    for (const path of [
      '/search?q=%00',
      '/journals?q=a%00b',
      '/api/portal/setting?x=%00',
      '/j/%00',
      '/journals/p/%00',
    ]) {
      const { status } = await server.visitor().raw(path);
      expect([path, status < 500]).toEqual([path, true]);
    }
  });
});

it('a name that leads here without being ours is not answered', async () => {
  const asked = async (host: string) => (await server.visitor().raw('/health/live', { headers: { host } })).status;
  expect([await asked('evil.example.com'), await asked('localhost:3000')]).toEqual([421, 200]);
});
