import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
const ids: Record<string, string> = {};

beforeAll(async () => {
  ids.devi = await server.person('devi', [6, 3]);
  ids.rosnah = await server.person('rosnah', [1, 6]);
  ids.azman = await server.person('azman');
  ids.siti = await server.person('siti', [1, 6]);
});

type Seen = { user: { usr_id: string; usr_acl: number; appearance: object | null } };
const seen = async (visitor: Visitor) => (await visitor.get<Seen>('/api/auth/session')).body.user;
const roleOf = async (visitor: Visitor) => (await seen(visitor)).usr_acl;
const use = (visitor: Visitor, usr_acl: number) => visitor.post('/api/auth/change-role', { usr_acl });

describe('the role in use', () => {
  it('is that of a session: another device goes on with its own, the next login begins with the last one', async () => {
    const [desk, phone] = [await server.as('devi'), await server.as('devi')];
    const before = await roleOf(phone);
    const other = before === 3 ? 6 : 3;
    expect((await use(desk, other)).body).toMatchObject({ usr_acl: other });
    expect([await roleOf(desk), await roleOf(phone)]).toEqual([other, before]);
    expect(await roleOf(await server.as('devi'))).toBe(other);
  });

  it('that is taken from a person is used in no session any more', async () => {
    const [desk, phone] = [await server.as('devi'), await server.as('devi')];
    await use(phone, 6);
    await use(desk, 3);
    const admin = await server.as('rosnah');
    await use(admin, 1);
    expect((await admin.post('/api/admin/identity/revoke-role', { usr_id: ids.devi, acl: 3 })).status).toBe(200);
    expect([await roleOf(desk), await roleOf(phone)]).toEqual([6, 6]);
  });

  it('behind a switched account is there again when the switch ends, whatever another device chose', async () => {
    const [desk, phone] = [await server.as('rosnah'), await server.as('rosnah')];
    await use(desk, 1);
    const reason = 'They cannot find their article';
    expect((await desk.post('/api/auth/switch-user', { usr_id: ids.azman, reason })).status).toBe(200);
    await use(phone, 6);
    expect((await desk.post('/api/auth/unset-user', {})).body).toMatchObject({ usr_id: ids.rosnah });
    expect(await roleOf(desk)).toBe(1);
  });
});

describe('a refusal that another role held would not meet', () => {
  it('names that role, in words of the session, and the call is answered once it is in use', async () => {
    const siti = await server.as('siti');
    await use(siti, 6);
    const refused = await siti.post('/api/admin/desk/list-people', {});
    expect(refused).toMatchObject({
      status: 403,
      body: { code: 'not-allowed', role: { acl: 1 }, detail: 'This needs your role as Administrator.' },
    });
    const ofJournals = await siti.post('/api/admin/access/team-journals', {});
    expect(ofJournals).toMatchObject({ status: 403, body: { code: 'not-allowed', role: { acl: 1 } } });
    await use(siti, 1);
    expect((await siti.post('/api/admin/desk/list-people', {})).status).toBe(200);
  });

  it('names none where the person holds no such role, or acts as somebody else', async () => {
    const azman = await server.as('azman');
    expect((await azman.post('/api/admin/desk/list-people', {})).body).not.toHaveProperty('role');
  });
});

describe('how the portal looks', () => {
  it('is kept with the account, part by part, for every device', async () => {
    const [desk, phone] = [await server.as('azman'), await server.as('azman')];
    expect((await seen(phone)).appearance).toBeNull();
    await desk.post('/api/auth/change-appearance', { text_size: 3 });
    await desk.post('/api/auth/change-appearance', { theme: 'dark' });
    expect((await seen(phone)).appearance).toEqual({ text_size: 3, theme: 'dark' });
    expect((await desk.post('/api/auth/change-appearance', { text_size: 9 })).status).toBe(422);
  });

  it('of somebody else is not changed by who acts as them', async () => {
    const admin = await server.as('rosnah');
    await use(admin, 1);
    await admin.post('/api/auth/switch-user', { usr_id: ids.devi, reason: 'Looking for a lost mail' });
    await admin.post('/api/auth/change-appearance', { theme: 'dark' });
    expect((await seen(await server.as('devi'))).appearance).toBeNull();
  });
});
