import { testDatabase } from '@naskhah/testing/test-database';
import { testPassword, testServer } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
const base = '/api/admin/identity';
type Devices = {
  devices: { id: string; this_one: boolean; user_agent: string; seen_at: string; switched_by: string | null }[];
};
const devicesOf = async (visitor: { post: <T>(path: string) => Promise<{ body: T }> }) =>
  (await visitor.post<Devices>(`${base}/get-sign-in`)).body.devices;
const isIn = async (visitor: { get: <T>(path: string) => Promise<{ body: T }> }) =>
  (await visitor.get<{ user: object | null }>('/api/auth/session')).body.user !== null;

describe('the devices of an account', () => {
  let farid = '';
  beforeAll(async () => {
    for (const key of ['siti', 'lim', 'aina', 'devi']) await server.person(key);
    farid = await server.person('farid');
    await server.person('admin', [1]);
  });

  it('are listed with the one in hand first, and no token or hash', async () => {
    await server.as('siti');
    const here = await server.as('siti');
    const devices = await devicesOf(here);
    expect(devices.map(({ this_one }) => this_one)).toEqual([true, false]);
    const token = here.cookie().split('=')[1] ?? '';
    expect(JSON.stringify(devices)).not.toContain(token);
  });

  it('say when they were last used, to five minutes', async () => {
    const here = await server.as('lim');
    server.clock.forward({ minutes: 4 });
    await isIn(here);
    expect((await devicesOf(here))[0]?.seen_at).not.toBe(server.clock().toISOString());
    server.clock.forward({ minutes: 2 });
    await isIn(here);
    expect((await devicesOf(here))[0]?.seen_at).toBe(server.clock().toISOString());
  });

  it('are ended one by one', async () => {
    const [here, there] = [await server.as('aina'), await server.as('aina')];
    const other = (await devicesOf(here)).find(({ this_one }) => !this_one);
    expect((await here.post(`${base}/end-device`, { id: other?.id })).status).toBe(200);
    expect(await isIn(there)).toBe(false);
    expect(await isIn(here)).toBe(true);
    expect((await here.post(`${base}/end-device`, { id: other?.id })).status).toBe(404);
  });

  it('are ended all at once, but for this one', async () => {
    const [here, there, elsewhere] = [await server.as('devi'), await server.as('devi'), await server.as('devi')];
    expect((await here.post<Devices>(`${base}/end-other-devices`)).body.devices).toHaveLength(1);
    expect([await isIn(here), await isIn(there), await isIn(elsewhere)]).toEqual([true, false, false]);
  });

  it('of somebody else are not there to be ended', async () => {
    const [siti, aina] = [await server.as('siti'), await server.as('aina')];
    const [own] = await devicesOf(aina);
    expect((await siti.post(`${base}/end-device`, { id: own?.id })).status).toBe(404);
    expect(await isIn(aina)).toBe(true);
  });

  it('show who acts as one, and let it be ended', async () => {
    const [admin, here] = [await server.as('admin'), await server.as('farid')];
    await admin.post('/api/auth/switch-user', { usr_id: farid, reason: 'A question by phone' });
    const switched = (await devicesOf(here)).find(({ switched_by }) => switched_by === 'Admin');
    await here.post(`${base}/end-device`, { id: switched?.id });
    expect(await isIn(admin)).toBe(false);
  });

  it('of the others end with a new password', async () => {
    const [here, there] = [await server.as('farid'), await server.as('farid')];
    const changed = { old_password: testPassword, new_password: 'sepuluh tahun kemudian' };
    expect((await here.post('/api/profil/change-new-password', changed)).status).toBe(200);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
  });
});

describe('a session', () => {
  it('never takes up the token that a browser came with', async () => {
    const visitor = server.visitor();
    const planted = 'planted-by-somebody-else';
    await visitor.raw('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `naskhah=${planted}` },
      payload: JSON.stringify({ usr_email: 'siti@example.test', usr_password: testPassword }),
    });
    expect(visitor.cookie()).not.toContain(planted);
    const { body } = await server.visitor().get('/api/auth/session', { cookie: `naskhah=${planted}` });
    expect(body.user).toBeNull();
  });
});

describe('a photo', () => {
  const png = Buffer.concat([
    Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000', 'hex'),
    Buffer.from('1f15c4890000000d49444154789c6360000002000001e221bc330000000049454e44ae426082', 'hex'),
  ]);
  const photoOf = async (visitor: { post: <T>(path: string) => Promise<{ body: T }> }) =>
    (await visitor.post<{ usr_id: string; photo: string | null }>(`${base}/get-profile`)).body;

  it('is shown to its owner, replaced by the next, and removed', async () => {
    const lim = await server.as('lim');
    const { usr_id } = await photoOf(lim);
    const put = () => lim.upload<{ id: string }>({ ref_id: usr_id, type: 'photo' }, { name: 'me.png', content: png });
    const first = await put();
    expect(first.status).toBe(200);
    const second = await put();
    expect((await photoOf(lim)).photo).toBe(second.body.id);
    expect((await lim.raw(`/media/files/get-file?id=${first.body.id}`)).status).toBe(404);
    const shown = await lim.raw(`/media/files/get-file?id=${second.body.id}`);
    expect(shown).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } });
    expect((await (await server.as('siti')).raw(`/media/files/get-file?id=${second.body.id}`)).status).toBe(404);
    expect((await server.visitor().raw(`/media/files/get-file?id=${second.body.id}`)).status).toBe(404);
    expect((await lim.post('/media/files/delete-file', { id: second.body.id })).status).toBe(200);
    expect((await photoOf(lim)).photo).toBeNull();
  });

  it('is a picture by its content, on the own account only', async () => {
    const [lim, siti] = [await server.as('lim'), await server.as('siti')];
    const { usr_id } = await photoOf(lim);
    const text = await lim.upload({ ref_id: usr_id, type: 'photo' }, { name: 'me.png', content: '<svg onload="x"/>' });
    expect(text.status).toBe(415);
    const other = await siti.upload({ ref_id: usr_id, type: 'photo' }, { name: 'me.png', content: png });
    expect(other.status).toBe(404);
  });
});
