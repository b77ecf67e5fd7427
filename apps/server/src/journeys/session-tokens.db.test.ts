import { newId } from '@naskhah/kernel/ids';
import { appCode } from '@naskhah/testing/app-code';
import { solvedPuzzle } from '@naskhah/testing/solved-puzzle';
import { testDatabase } from '@naskhah/testing/test-database';
import { testPassword, testSecret, testServer } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorLink } from '../first-start.ts';

const database = testDatabase();
const server = testServer(database);
const planted = 'planted-by-somebody-else';
const newestMailTo = async (address: string) =>
  (
    await database.db
      .selectFrom('messaging.mail')
      .select('body')
      .where('address', '=', address)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).body;
const userOf = async (cookie: string) => {
  const { body } = await server.visitor().get<{ user: { usr_email: string } | null }>('/api/auth/session', { cookie });
  return body.user?.usr_email;
};
/** Logs in with a cookie that somebody else put into the browser; answers the cookie that is there afterwards. */
const through = async (path: string, body: object): Promise<string> => {
  const visitor = server.visitor();
  const headers = { 'content-type': 'application/json', cookie: `naskhah=${planted}` };
  const { status } = await visitor.raw(path, { method: 'POST', headers, payload: JSON.stringify(body) });
  expect([path, status]).toEqual([path, 200]);
  return visitor.cookie();
};
const register = async (usr_email: string) => {
  const visitor = server.visitor();
  const account = { usr_email, usr_password: testPassword, usr_name: 'Devi Subramaniam' };
  await visitor.post('/api/portal/register-user', { ...account, proof: await solvedPuzzle(visitor) });
  return newestMailTo(usr_email);
};

describe('the token of a session', () => {
  let siti = '';
  beforeAll(async () => {
    await server.person('ahmad', [1, 6]);
    siti = await server.person('siti');
    await server.person('lina');
  });

  /** What a login with the password answers to who has a second factor, and a code of their app. */
  const halfway = async () => {
    const lina = await server.as('lina');
    const { body: begun } = await lina.post<{ ticket: string; secret: string }>(
      '/api/admin/identity/begin-second-factor',
    );
    await lina.post('/api/admin/identity/confirm-second-factor', {
      ticket: begun.ticket,
      code: appCode(begun.secret, server.clock()),
    });
    server.clock.forward({ minutes: 1 });
    const account = { usr_email: 'lina@example.test', usr_password: testPassword };
    const { body: asked } = await server.visitor().post<{ ticket: string }>('/api/auth/login', account);
    return { ticket: asked.ticket, code: appCode(begun.secret, server.clock()) };
  };
  const invited = async (email: string) => {
    const admin = await server.as('ahmad');
    const invitation = { id: newId(), kind: 'register', email, name: 'Chong Mei' };
    await admin.post('/api/admin/identity/invite-person', invitation);
    return (await newestMailTo(email)).match(/\/invitation#(\S+)/)?.[1];
  };

  it('is made anew on every way in, whatever the browser came with', async () => {
    const code = (await register('devi@example.test')).match(/\b\d{6}\b/)?.[0];
    const ticket = (await register('lim@example.test')).match(/\/update-profile#(\S+)/)?.[1];
    const mei = { usr_name: 'Chong Mei', usr_password: testPassword };
    const first = { usr_email: 'rosnah@example.test', usr_name: 'Rosnah', usr_password: testPassword };
    const link = await administratorLink(database.db, {
      portalUrl: 'http://portal.test',
      secret: testSecret,
      clock: server.clock,
    });
    const waysIn: [string, object, string][] = [
      ['/api/auth/login', { usr_email: 'siti@example.test', usr_password: testPassword }, 'siti@example.test'],
      ['/api/portal/confirm-email', { email: 'devi@example.test', code }, 'devi@example.test'],
      ['/api/portal/open-profile', { ticket }, 'lim@example.test'],
      ['/api/auth/second-factor', await halfway(), 'lina@example.test'],
      [
        '/api/admin/identity/accept-invitation',
        { token: await invited('mei@example.test'), ...mei },
        'mei@example.test',
      ],
      ['/api/auth/first-administrator', { ticket: link.split('#')[1], ...first }, 'rosnah@example.test'],
    ];
    for (const [path, body, email] of waysIn) {
      const cookie = await through(path, body);
      expect(cookie).toMatch(/^naskhah=[\w-]{43}(;|$)/);
      expect(await userOf(cookie)).toBe(email);
      expect(await userOf(`naskhah=${planted}`)).toBeUndefined();
    }
  });

  it('changes when one acts as another and when one is oneself again; the one before opens nothing', async () => {
    const admin = await server.as('ahmad');
    const tokens = [admin.cookie()];
    await admin.post('/api/auth/switch-user', { usr_id: siti, reason: 'A question by phone' });
    tokens.push(admin.cookie());
    await admin.post('/api/auth/unset-user');
    tokens.push(admin.cookie());
    expect(new Set(tokens).size).toBe(3);
    const users: (string | undefined)[] = [];
    for (const token of tokens) users.push(await userOf(token));
    expect(users).toEqual([undefined, undefined, 'ahmad@example.test']);
  });

  it('opens nothing after logging out', async () => {
    const visitor = await server.as('siti');
    const cookie = visitor.cookie();
    expect(await userOf(cookie)).toBe('siti@example.test');
    await visitor.post('/api/auth/logout');
    expect(visitor.cookie()).not.toMatch(/naskhah=/);
    expect(await userOf(cookie)).toBeUndefined();
  });
});

describe('the code that confirms an address', () => {
  it('may be guessed at five times an hour, which a new code does not change', async () => {
    const email = 'aina@example.test';
    const right = (await register(email)).match(/\b\d{6}\b/)?.[0] ?? '';
    const guess = (code: string) => server.visitor().post('/api/portal/confirm-email', { email, code });
    for (let tries = 0; tries < 5; tries++)
      expect((await guess(right === '000000' ? '111111' : '000000')).status).toBe(422);
    expect(await guess(right)).toMatchObject({ status: 429, body: { code: 'too-many-tries' } });
    await server.visitor().post('/api/admin/otp-code/save-otp-code', { email, purpose: 'confirm-email' });
    const next = (await newestMailTo(email)).match(/\b\d{6}\b/)?.[0] ?? '';
    expect((await guess(next)).status).toBe(429);
  });
});
