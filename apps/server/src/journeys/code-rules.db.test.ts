import { testDatabase } from '@naskhah/testing/test-database';
import { testServer } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
const purpose = 'reset-password';
const ask = (email: string) => server.visitor().post('/api/admin/otp-code/save-otp-code', { email, purpose });
const check = (email: string, code: string) =>
  server.visitor().post('/api/admin/otp-code/get-otp-code', { email, purpose, code });
const newestCode = async (address: string): Promise<string> => {
  const { body } = await database.db
    .selectFrom('messaging.mail')
    .select('body')
    .where('address', '=', address)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return body.match(/\b\d{6}\b/)?.[0] ?? '';
};
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

describe('a one-time code', () => {
  beforeAll(async () => {
    for (const key of ['siti', 'farid', 'lim', 'devi', 'aina']) await server.person(key);
  });

  it('has six digits and is stored as a hash only', async () => {
    await ask('siti@example.test');
    const code = await newestCode('siti@example.test');
    expect(code).toMatch(/^\d{6}$/);
    const rows = await database.db.selectFrom('identity.one_time_code').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
    expect((await check('siti@example.test', '12345')).status).toBe(422);
  });

  it('is good for ten minutes', async () => {
    await ask('farid@example.test');
    const code = await newestCode('farid@example.test');
    server.clock.forward({ minutes: 10 });
    expect(await check('farid@example.test', code)).toMatchObject({ status: 422, body: { code: 'code-wrong' } });
    await ask('farid@example.test');
    const next = await newestCode('farid@example.test');
    server.clock.forward({ minutes: 9 });
    expect((await check('farid@example.test', next)).status).toBe(200);
  });

  it('is replaced by a newer one', async () => {
    await ask('lim@example.test');
    const first = await newestCode('lim@example.test');
    await ask('lim@example.test');
    const second = await newestCode('lim@example.test');
    if (first !== second) expect((await check('lim@example.test', first)).body.code).toBe('code-wrong');
    expect((await check('lim@example.test', second)).status).toBe(200);
  });

  it('may be tried five times an hour, which a new code does not change', async () => {
    const email = 'devi@example.test';
    await ask(email);
    const code = await newestCode(email);
    for (let tries = 0; tries < 5; tries++) expect((await check(email, wrong(code))).body.code).toBe('code-wrong');
    expect((await check(email, code)).status).toBe(429);
    await ask(email);
    expect((await check(email, await newestCode(email))).status).toBe(429);
    server.clock.forward({ minutes: 61 });
    await ask(email);
    expect((await check(email, await newestCode(email))).status).toBe(200);
  });

  it('is made twenty times an hour for one network address and no more', async () => {
    server.clock.forward({ hours: 2 });
    for (let asked = 0; asked < 20; asked++) expect((await ask(`person${asked}@example.test`)).status).toBe(200);
    expect((await ask('aina@example.test')).status).toBe(429);
  });
});

describe('login', () => {
  it('is refused after ten tries in a quarter of an hour, to a known account as to an unknown one', async () => {
    server.clock.forward({ hours: 2 });
    for (const usr_email of ['aina@example.test', 'nobody@example.test']) {
      const statuses: number[] = [];
      for (let tries = 0; tries < 11; tries++)
        statuses.push(
          (await server.visitor().post('/api/auth/login', { usr_email, usr_password: 'not the right one' })).status,
        );
      expect(statuses).toEqual([...Array(10).fill(401), 429]);
    }
  });
});
