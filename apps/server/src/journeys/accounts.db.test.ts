import { solvedPuzzle } from '@naskhah/testing/solved-puzzle';
import { testDatabase } from '@naskhah/testing/test-database';
import { testPassword, testServer } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
const person = { usr_password: 'gambut pulih sepuluh tahun', usr_name: 'Nor Azizah Mohd Yusof', language: 'ms' };

const codeMailedTo = async (address: string) => {
  const { body } = await database.db
    .selectFrom('messaging.mail')
    .select('body')
    .where('address', '=', address)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return body.match(/\b\d{6}\b/)?.[0] ?? '';
};

describe('an account', () => {
  beforeAll(async () => {
    await server.person('faridah');
    await server.person('rosnah', [1, 6]);
  });

  it('is registered, confirmed by the mailed code, and logged in', async () => {
    const browser = server.visitor();
    const email = 'zizah@example.test';
    const registered = { ...person, usr_email: email, proof: await solvedPuzzle(browser) };
    expect((await browser.post('/api/portal/register-user', registered)).status).toBe(200);
    const wrong = await browser.post('/api/portal/confirm-email', { email, code: '000000' });
    expect(wrong).toMatchObject({ status: 422, body: { code: 'code-wrong' } });
    const confirmed = await browser.post('/api/portal/confirm-email', { email, code: await codeMailedTo(email) });
    expect(confirmed.body).toMatchObject({
      usr_acl: 6,
      usr_firstname: 'Nor',
      language: 'ms',
      profile_completed: false,
    });
    expect((await browser.get('/api/auth/session')).body).toMatchObject({ user: { usr_email: email } });
  });

  it('is confirmed once by the link of the same mail, which opens the profile', async () => {
    const email = 'devi@example.test';
    const proof = await solvedPuzzle(server.visitor());
    await server.visitor().post('/api/portal/register-user', { ...person, usr_email: email, proof });
    const { body } = await database.db
      .selectFrom('messaging.mail')
      .select('body')
      .where('address', '=', email)
      .executeTakeFirstOrThrow();
    const ticket = body.match(/\/update-profile#(\S+)/)?.[1] ?? '';
    const browser = server.visitor();
    const opened = await browser.post('/api/portal/open-profile', { ticket });
    expect(opened).toMatchObject({ status: 200, body: { usr_email: email, profile_completed: false } });
    const profile = await browser.post('/api/admin/identity/get-profile');
    const saved = await browser.post('/api/profil/update-user-profile', {
      version: profile.body.version,
      usr_name: 'Devi Subramaniam',
      usr_firstname: 'Devi',
      language: 'ms',
    });
    expect(saved.status).toBe(200);
    expect((await browser.get('/api/auth/session')).body).toMatchObject({ user: { profile_completed: true } });
    const again = await server.visitor().post('/api/portal/open-profile', { ticket });
    expect(again).toMatchObject({ status: 422, body: { code: 'ticket-used' } });
  });

  it('of a known e-mail is answered as a new one, and its owner gets a mail', async () => {
    const register = async (usr_email: string) => {
      const proof = await solvedPuzzle(server.visitor());
      return server.visitor().post('/api/portal/register-user', { ...person, usr_email, proof });
    };
    const known = await register('faridah@example.test');
    const fresh = await register('new@example.test');
    expect(known).toEqual(fresh);
    const mail = await database.db
      .selectFrom('messaging.mail')
      .select('event')
      .where('address', '=', 'faridah@example.test')
      .executeTakeFirst();
    expect(mail?.event).toBe('registered-again');
  });

  it.each(['nobody@example.test', 'faridah@example.test'])(
    'says User / Email Not Found for a wrong password, %s',
    async (usr_email) => {
      const answer = await server
        .visitor()
        .post('/api/auth/login', { usr_email, usr_password: 'not the right phrase' });
      expect(answer).toMatchObject({ status: 401, body: { title: 'User / Email Not Found', code: 'login-failed' } });
    },
  );

  it('names the fields that are wrong in the language of the caller, and saves nothing', async () => {
    const body = { usr_email: 'zizah', usr_password: 'short', usr_name: '' };
    const english = await server.visitor().post('/api/portal/register-user', body, { 'accept-language': 'en' });
    const malay = await server.visitor().post('/api/portal/register-user', body, { 'accept-language': 'ms' });
    const errors = (answer: typeof english) => answer.body.errors as { path: string; message: string }[];
    expect(english.status).toBe(422);
    expect(errors(english).map((one) => one.path)).toEqual(['usr_email', 'usr_password', 'usr_name']);
    expect(errors(malay).map((one) => one.path)).toEqual(['usr_email', 'usr_password', 'usr_name']);
    expect(errors(malay)[2]?.message).toBe('Isi medan ini.');
    expect(errors(english)[2]?.message).toBe('Fill in this field.');
  });

  it('gets five codes an hour and no more, known or not', async () => {
    for (const email of ['faridah@example.test', 'nobody@example.test']) {
      const ask = () =>
        server.visitor().post('/api/admin/otp-code/save-otp-code', { email, purpose: 'reset-password' });
      const answers = [await ask(), await ask(), await ask(), await ask(), await ask(), await ask()];
      expect(answers.map((one) => one.status)).toEqual([200, 200, 200, 200, 200, 429]);
      expect(JSON.stringify(answers)).not.toMatch(/\b\d{6}\b/);
    }
    server.clock.forward({ hours: 2 });
  });

  it('takes a new password once per ticket, which ends every session', async () => {
    const email = 'faridah@example.test';
    const elsewhere = await server.as('faridah');
    const browser = server.visitor();
    await browser.post('/api/admin/otp-code/save-otp-code', { email, purpose: 'reset-password' });
    const code = await codeMailedTo(email);
    const { body } = await browser.post<{ ticket: string }>('/api/admin/otp-code/get-otp-code', {
      email,
      purpose: 'reset-password',
      code,
    });
    const used = await browser.post('/api/admin/otp-code/get-otp-code', { email, purpose: 'reset-password', code });
    expect(used).toMatchObject({ status: 422, body: { code: 'code-wrong' } });
    const common = await browser.post('/api/admin/otp-code/reset-password', {
      ticket: body.ticket,
      password: 'passwordpassword',
    });
    expect(common).toMatchObject({ status: 422, body: { errors: [{ path: 'password', code: 'too-common' }] } });
    const set = { ticket: body.ticket, password: 'sepuluh tahun kemudian' };
    expect((await browser.post('/api/admin/otp-code/reset-password', set)).status).toBe(200);
    expect(await browser.post('/api/admin/otp-code/reset-password', set)).toMatchObject({
      status: 422,
      body: { code: 'ticket-used' },
    });
    expect((await elsewhere.get('/api/auth/session')).body.user).toBeNull();
    expect(
      (await server.visitor().post('/api/auth/login', { usr_email: email, usr_password: testPassword })).status,
    ).toBe(401);
  });

  it('uses a role that it holds, and no other', async () => {
    const browser = await server.as('rosnah');
    expect((await browser.post('/api/auth/change-role', { usr_acl: 6 })).body.usr_acl).toBe(6);
    expect((await browser.post('/api/admin/messaging/list-mail', { filters: {} })).status).toBe(403);
    expect((await browser.post('/api/auth/change-role', { usr_acl: 1 })).body.usr_acl).toBe(1);
    expect(await browser.post('/api/auth/change-role', { usr_acl: 2 })).toMatchObject({
      status: 422,
      body: { code: 'role-not-held' },
    });
  });

  it('is not changed by a page of another site', async () => {
    const browser = await server.as('rosnah');
    const foreign = await browser.post('/api/auth/change-role', { usr_acl: 6 }, { origin: 'https://evil.test' });
    expect(foreign.status).toBe(403);
    expect((await browser.get<{ user: { usr_acl: number } }>('/api/auth/session')).body.user.usr_acl).toBe(1);
  });

  it('gets 501 from a call of later only after the access check', async () => {
    const path = '/api/admin/logs/save';
    expect((await server.visitor().post(path)).status).toBe(401);
    expect((await (await server.as('rosnah')).post(path)).status).toBe(501);
    expect((await (await server.as('rosnah')).post(`${path}/`)).status).toBe(501);
  });
});
