import { verifyChain } from '@naskhah/modules/activity';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
const identity = '/api/admin/identity';
const ids: Record<string, string> = {};
let admin: Visitor;

beforeAll(async () => {
  for (const key of ['azman', 'devi', 'lim', 'siti', 'priya']) ids[key] = await server.person(key);
  ids.rosnah = await server.person('rosnah', [1, 6]);
  admin = await server.as('rosnah');
});

type Shown = {
  usr_id: string;
  name: string;
  status: string;
  version: number;
  emails: { address: string; is_primary: boolean }[];
  claims: { address: string }[];
  roles: { acl: number; in_use: boolean }[];
  sessions: { key: string; user_agent: string }[];
};
const get = async (key: string) => (await admin.post<Shown>('/api/admin/desk/get-person', { usr_id: ids[key] })).body;
const act = async (name: string, key: string, input: object = {}) =>
  admin.post(`${identity}/${name}`, { usr_id: ids[key], ...input });
const versioned = async (name: string, key: string, input: object = {}) =>
  act(name, key, { version: (await get(key)).version, ...input });
const lastMail = (address: string) =>
  database.db
    .selectFrom('messaging.mail')
    .select(['event', 'body'])
    .where('address', '=', address)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

describe('the addresses of a person', () => {
  it('grow by one that the person confirms while logged in, and by nobody else', async () => {
    expect((await act('add-email', 'azman', { email: 'azman@upm.test' })).status).toBe(200);
    expect((await get('azman')).claims).toMatchObject([{ address: 'azman@upm.test' }]);
    const token = (await lastMail('azman@upm.test')).body.match(/#(\S+)/)?.[1] ?? '';
    const confirm = (visitor: Visitor) => visitor.post(`${identity}/confirm-own-email`, { token });
    expect((await confirm(server.visitor())).status).toBe(401);
    expect(await confirm(await server.as('devi'))).toMatchObject({ status: 422, body: { code: 'link-of-another' } });
    expect(await confirm(await server.as('azman'))).toMatchObject({ status: 200, body: { email: 'azman@upm.test' } });
    expect(await confirm(await server.as('azman'))).toMatchObject({ body: { code: 'link-ended' } });
    expect((await get('azman')).emails.map(({ address }) => address)).toEqual(['azman@example.test', 'azman@upm.test']);
  });

  it('cannot be those of somebody else', async () => {
    expect(await act('add-email', 'azman', { email: 'devi@example.test' })).toMatchObject({
      status: 422,
      body: { code: 'email-taken' },
    });
  });

  it('have one to which mails go: a confirmed one, which cannot be removed', async () => {
    expect((await act('make-email-primary', 'azman', { email: 'azman@upm.test' })).status).toBe(200);
    expect((await lastMail('azman@example.test')).event).toBe('primary-email-changed');
    expect((await get('azman')).emails[0]).toMatchObject({ address: 'azman@upm.test', is_primary: true });
    expect((await act('remove-email', 'azman', { email: 'azman@upm.test' })).body.code).toBe('email-is-primary');
    expect((await act('remove-email', 'azman', { email: 'azman@example.test' })).status).toBe(200);
    expect((await act('remove-email', 'azman', { email: 'devi@example.test' })).status).toBe(404);
    await database.db
      .updateTable('identity.email')
      .set({ confirmed_at: null })
      .where('address', '=', 'lim@example.test')
      .execute();
    await database.db
      .insertInto('identity.email')
      .values({ address: 'lim@um.test', person_id: ids.lim ?? '', is_primary: false, confirmed_at: null })
      .execute();
    expect((await act('make-email-primary', 'lim', { email: 'lim@um.test' })).body.code).toBe('email-unconfirmed');
  });
});

describe('the roles of a person', () => {
  it('are given and taken, and who used the one taken uses another', async () => {
    await act('grant-role', 'devi', { acl: 3 });
    const devi = await server.as('devi');
    await devi.post('/api/auth/change-role', { usr_acl: 3 });
    expect((await act('revoke-role', 'devi', { acl: 3 })).status).toBe(200);
    expect((await get('devi')).roles).toMatchObject([{ acl: 6, in_use: true }]);
    expect(await devi.post('/api/auth/change-role', { usr_acl: 3 })).toMatchObject({ body: { code: 'role-not-held' } });
    expect((await act('grant-role', 'devi', { acl: 99 })).status).toBe(404);
    expect((await act('revoke-role', 'devi', { acl: 6 })).body.code).toBe('last-role');
  });

  it('are given by Administrators alone', async () => {
    const devi = await server.as('devi');
    expect((await devi.post(`${identity}/grant-role`, { usr_id: ids.devi, acl: 1 })).status).toBe(403);
  });
});

describe('the last Administrator', () => {
  it('cannot give the role away', async () => {
    expect((await act('revoke-role', 'rosnah', { acl: 1 })).body.code).toBe('last-administrator');
  });

  it('is still there when two Administrators take each other’s role at once', async () => {
    await act('grant-role', 'siti', { acl: 1 });
    const siti = await server.as('siti');
    await siti.post('/api/auth/change-role', { usr_acl: 1 });
    const both = await Promise.all([
      act('revoke-role', 'siti', { acl: 1 }),
      siti.post(`${identity}/revoke-role`, { usr_id: ids.rosnah, acl: 1 }),
    ]);
    const holders = await database.db
      .selectFrom('identity.role_held')
      .select('person_id')
      .where('acl', '=', 1)
      .execute();
    expect(holders).toHaveLength(1);
    expect(both.map(({ status }) => status).sort()).toEqual([200, both.find(({ status }) => status !== 200)?.status]);
    if (holders[0]?.person_id === ids.siti) {
      await siti.post(`${identity}/grant-role`, { usr_id: ids.rosnah, acl: 1 });
      admin = await server.as('rosnah');
      await admin.post('/api/auth/change-role', { usr_acl: 1 });
      await act('revoke-role', 'siti', { acl: 1 });
    }
  });

  it.each([
    ['suspend-person', { reason: 'gone' }],
    ['anonymise-person', {}],
  ])('cannot be ended by %s, even by another who is suspended', async (name, why) => {
    await act('grant-role', 'priya', { acl: 1 });
    const priya = await server.as('priya');
    await priya.post('/api/auth/change-role', { usr_acl: 1 });
    await database.db
      .updateTable('identity.email')
      .set({ confirmed_at: null })
      .where('person_id', '=', ids.priya ?? '')
      .execute();
    await database.db
      .updateTable('identity.person')
      .set({ status: 'unconfirmed' })
      .where('id', '=', ids.priya ?? '')
      .execute();
    const { version } = await get('rosnah');
    const answer = await priya.post(`${identity}/${name}`, { usr_id: ids.rosnah, version, ...why });
    expect(answer).toMatchObject({ status: 422, body: { code: 'last-administrator' } });
  });
});

describe('a suspended account', () => {
  it('is logged out everywhere, told why, and let in again when it is opened', async () => {
    const lim = await server.as('lim');
    expect((await versioned('suspend-person', 'lim', { reason: 'Spam to reviewers' })).status).toBe(200);
    expect((await lim.get<{ user: unknown }>('/api/auth/session')).body.user).toBeNull();
    expect((await lastMail('lim@example.test')).body).toContain('Spam to reviewers');
    await expect(server.as('lim')).rejects.toThrow('422');
    expect((await versioned('reinstate-person', 'lim')).status).toBe(200);
    await server.as('lim');
  });

  it('is not saved over what somebody else saved', async () => {
    expect((await act('suspend-person', 'lim', { version: 1, reason: 'x' })).status).toBe(409);
  });

  it('is never one’s own', async () => {
    expect((await versioned('suspend-person', 'rosnah', { reason: 'x' })).body.code).toBe('not-oneself');
  });
});

describe('the sessions of a person', () => {
  it('are listed without their cookies and ended one by one or all', async () => {
    const [one, other] = [await server.as('devi'), await server.as('devi')];
    const before = await get('devi');
    expect(JSON.stringify(before)).not.toContain(one.cookie().split('=')[1] ?? 'no cookie');
    const newest = before.sessions[0]?.key;
    expect((await act('end-sessions', 'devi', { key: newest })).body).toEqual({ ended: 1 });
    expect((await get('devi')).sessions).toHaveLength(before.sessions.length - 1);
    await act('end-sessions', 'devi');
    expect((await get('devi')).sessions).toEqual([]);
    for (const browser of [one, other])
      expect((await browser.get<{ user: unknown }>('/api/auth/session')).body.user).toBeNull();
  });
});

describe('a person who asks for it', () => {
  it('gets everything that is kept about them, without secrets', async () => {
    const { body } = await admin.post('/api/admin/desk/export-person', { usr_id: ids.azman });
    expect(body).toMatchObject({
      content: { person: { name: 'Azman' }, emails: [{ address: 'azman@upm.test' }], roles: [{ role: 'Member' }] },
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2id|hash/);
  });

  it('is forgotten: no name, no address, no way in; the log stays whole', async () => {
    const azman = ids.azman ?? '';
    await versioned('anonymise-person', 'azman');
    expect(await get('azman')).toMatchObject({ name: 'Anonim', status: 'anonymised', emails: [], sessions: [] });
    for (const table of ['identity.person', 'identity.email', 'identity.affiliation', 'messaging.mail'] as const) {
      const rows = await database.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows), table).not.toMatch(/azman/i);
    }
    expect(await verifyChain(database.db, 'person', azman)).toBeUndefined();
    const login = { usr_email: 'azman@upm.test', usr_password: 'a long enough phrase' };
    expect((await server.visitor().post('/api/auth/login', login)).status).toBe(401);
    expect((await versioned('suspend-person', 'azman', { reason: 'x' })).status).toBe(404);
  });
});

describe('the activity of a person', () => {
  it('tells what happened to them in the reader’s language', async () => {
    const ask = (language: string) =>
      admin.post<{ rows: { what: string; about: string | null; by: string }[] }>(
        '/api/admin/desk/person-activity',
        { usr_id: ids.devi },
        { 'accept-language': language },
      );
    const english = (await ask('en')).body.rows;
    expect(english.map(({ what }) => what)).toContain('Role taken');
    expect(english.find(({ what }) => what === 'Role given')).toMatchObject({ about: 'Evaluator', by: 'Rosnah' });
  });
});
