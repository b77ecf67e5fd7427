import { contract } from '@naskhah/contract/contract';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
const base = '/api/admin/identity';

type Declared = { path: string; method: string; who: string; limit: string; permission?: string };
const declared = (router: AnyContractRouter): Declared[] => {
  if (!isContractProcedure(router))
    return Object.values(router).flatMap((inner) => declared(inner as AnyContractRouter));
  const { route, meta } = router['~orpc'];
  const { access, limit } = meta as { access: { who: string; permission?: string }; limit: string };
  return [{ path: route.path ?? '', method: route.method ?? 'POST', limit, ...access }];
};
const calls = declared(contract);

const makeKey = async (visitor: Visitor, scope: 'read' | 'write', days = 30) => {
  const { body } = await visitor.post<{ key: string; sign_in: { keys: { id: string }[] } }>(`${base}/make-api-key`, {
    label: `for ${scope}`,
    scope,
    days,
  });
  return { authorization: `Bearer ${body.key}`, key: body.key, id: body.sign_in.keys.at(-1)?.id ?? '' };
};
const program = (authorization: string) => ({
  post: (path: string, body: object = {}, headers = {}) =>
    server.visitor().post(path, body, { authorization, ...headers }),
  get: (path: string) => server.visitor().get<{ user: object | null }>(path, { authorization }),
});

describe('a personal key', () => {
  beforeAll(async () => {
    for (const key of ['siti', 'farid', 'lim', 'devi', 'aina']) await server.person(key);
    await server.person('admin', [1]);
  });

  it('is shown once and kept as a hash', async () => {
    const siti = await server.as('siti');
    const { key } = await makeKey(siti, 'read');
    expect(key).toMatch(/^nsk_[\w-]{43}$/);
    const rows = await database.db.selectFrom('identity.api_key').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key);
    expect(JSON.stringify((await siti.post(`${base}/get-sign-in`)).body)).not.toContain(key);
  });

  it('acts as its person without cookie and without an origin check, and says when it was last used', async () => {
    const siti = await server.as('siti');
    const { authorization, id } = await makeKey(siti, 'read');
    const answer = await program(authorization).post(`${base}/get-profile`, {}, { origin: 'https://elsewhere.test' });
    expect(answer).toMatchObject({ status: 200, body: { usr_email: 'siti@example.test' } });
    const { body } = await siti.post<{ keys: { id: string; last_used_at: string | null }[] }>(`${base}/get-sign-in`);
    expect(body.keys.find((one) => one.id === id)?.last_used_at).toBe(server.clock().toISOString());
  });

  it('for reading saves nothing', async () => {
    const { authorization } = await makeKey(await server.as('farid'), 'read');
    const answer = await program(authorization).post('/api/admin/users/save-user-affliation', { affiliations: [] });
    expect(answer).toMatchObject({ status: 403, body: { code: 'not-by-key' } });
    const upload = await program(authorization).post('/media/files/save-file');
    expect(upload).toMatchObject({ status: 403, body: { code: 'not-by-key' } });
  });

  it('for writing saves as its person', async () => {
    const { authorization } = await makeKey(await server.as('farid'), 'write');
    const answer = await program(authorization).post('/api/admin/users/save-user-affliation', { affiliations: [] });
    expect(answer.status).toBe(200);
  });

  it('never opens a call that guards an account, whatever it may do otherwise', async () => {
    const { authorization } = await makeKey(await server.as('admin'), 'write');
    const guarded = calls.filter(({ who, limit }) => who === 'browser' || limit === 'login' || limit === 'code');
    expect(guarded.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/api/profil/change-new-password',
        '/api/auth/switch-user',
        `${base}/make-api-key`,
        `${base}/begin-passkey`,
        `${base}/turn-off-second-factor`,
      ]),
    );
    for (const { path } of guarded)
      expect(await program(authorization).post(path), path).toMatchObject({ body: { code: 'not-by-key' } });
  });

  it('changes nothing of the platform, of other people’s accounts and of who may do what, not even an Administrator’s', async () => {
    const { authorization } = await makeKey(await server.as('admin'), 'write');
    const powers = calls.filter(
      ({ who, limit, permission }) => limit !== 'read' && (who === 'platform' || permission === 'team_management'),
    );
    expect(powers.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        `${base}/grant-role`,
        `${base}/add-email`,
        `${base}/suspend-person`,
        `${base}/anonymise-person`,
        `${base}/invite-person`,
        '/api/admin/access/update-role',
        '/api/admin/access/save-portal-settings',
        '/api/admin/access-level-preset/update',
        '/api/admin/user-assigned-preset/save',
      ]),
    );
    for (const { path } of powers)
      expect(await program(authorization).post(path), path).toMatchObject({
        status: 403,
        body: { code: 'not-by-key' },
      });
  });

  it('for reading opens no call but those that read', async () => {
    const { authorization } = await makeKey(await server.as('admin'), 'read');
    for (const { path, method } of calls.filter(({ limit }) => limit !== 'read')) {
      if (method !== 'POST') continue;
      expect(await program(authorization).post(path), path).toMatchObject({ body: { code: 'not-by-key' } });
    }
  });

  it('opens nothing once it has expired or was removed', async () => {
    const lim = await server.as('lim');
    const [short, removed] = [await makeKey(lim, 'read', 1), await makeKey(lim, 'read', 30)];
    await lim.post(`${base}/remove-api-key`, { id: removed.id });
    server.clock.forward({ hours: 25 });
    for (const { authorization } of [short, removed])
      expect((await program(authorization).post(`${base}/get-profile`)).status).toBe(401);
  });

  it('of a suspended account opens nothing', async () => {
    const { authorization } = await makeKey(await server.as('devi'), 'write');
    await database.db.updateTable('identity.person').set({ status: 'suspended' }).where('name', '=', 'Devi').execute();
    expect((await program(authorization).post(`${base}/get-profile`)).status).toBe(401);
  });

  it('that is wrong is not made up for by a cookie that comes along', async () => {
    const siti = await server.as('siti');
    const answer = await siti.post(`${base}/get-profile`, {}, { authorization: 'Bearer nsk_wrong' });
    expect(answer.status).toBe(401);
  });

  it('of somebody else is not found, and stays', async () => {
    const { id, authorization } = await makeKey(await server.as('aina'), 'read');
    const answer = await (await server.as('siti')).post(`${base}/remove-api-key`, { id });
    expect(answer).toMatchObject({ status: 404, body: { code: 'key-not-found' } });
    expect((await program(authorization).post(`${base}/get-profile`)).status).toBe(200);
  });

  it('is one of twenty at most', async () => {
    const aina = await server.as('aina');
    for (let made = 1; made < 20; made++) await makeKey(aina, 'read');
    const more = await aina.post(`${base}/make-api-key`, { label: 'one more', scope: 'read', days: 30 });
    expect(more).toMatchObject({ status: 422, body: { code: 'too-many-keys' } });
  });
});
