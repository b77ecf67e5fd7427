import { keepTicket } from '@naskhah/modules/identity/host';
import { appCode } from '@naskhah/testing/app-code';
import { testDatabase } from '@naskhah/testing/test-database';
import { testPassword, testSecret, testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
const base = '/api/admin/identity';
const codeOf = (secret: string) => appCode(secret, server.clock());
const firstStep = async (key: string, visitor = server.visitor()) => {
  const { body } = await visitor.post<{ step?: string; ticket: string }>('/api/auth/login', {
    usr_email: `${key}@example.test`,
    usr_password: testPassword,
  });
  return body;
};

/** Turns the second factor of somebody on, and goes on to the next code. */
const turnOn = async (visitor: Visitor) => {
  const { body: begun } = await visitor.post<{ ticket: string; secret: string }>(`${base}/begin-second-factor`);
  const { body: done } = await visitor.post<{ recovery_codes: string[] }>(`${base}/confirm-second-factor`, {
    ticket: begun.ticket,
    code: codeOf(begun.secret),
  });
  server.clock.forward({ minutes: 1 });
  return { secret: begun.secret, recovery: done.recovery_codes };
};

describe('a second factor', () => {
  beforeAll(async () => {
    for (const key of ['siti', 'farid', 'lim', 'devi', 'aina', 'rosnah', 'zul']) await server.person(key);
    await server.person('admin', [1]);
  });

  it('is on once its first code came back, and its secret is readable nowhere', async () => {
    const siti = await server.as('siti');
    const { body: begun } = await siti.post<{ ticket: string; secret: string; address: string }>(
      `${base}/begin-second-factor`,
    );
    expect(begun.address).toContain('otpauth://totp/Naskhah:siti%40example.test');
    const wrong = await siti.post(`${base}/confirm-second-factor`, { ticket: begun.ticket, code: '000000' });
    expect(wrong).toMatchObject({ status: 422, body: { code: 'factor-wrong', errors: [{ path: 'code' }] } });
    expect((await siti.post(`${base}/get-sign-in`)).body.second_factor).toBeNull();
    const confirmed = await siti.post<{ recovery_codes: string[] }>(`${base}/confirm-second-factor`, {
      ticket: begun.ticket,
      code: codeOf(begun.secret),
    });
    expect(new Set(confirmed.body.recovery_codes).size).toBe(10);
    expect((await siti.post(`${base}/get-sign-in`)).body.second_factor).toMatchObject({ recovery_codes_left: 10 });
    const kept = JSON.stringify([
      await database.db.selectFrom('identity.second_factor').selectAll().execute(),
      await database.db.selectFrom('identity.recovery_code').selectAll().execute(),
      await database.db.selectFrom('identity.pending_step').selectAll().execute(),
    ]);
    expect(kept).not.toContain(begun.secret);
    expect(kept).not.toContain(confirmed.body.recovery_codes[0]);
    const mails = await database.db.selectFrom('messaging.mail').select('event').execute();
    expect(mails.map(({ event }) => event)).toContain('second-factor-on');
  });

  it('is asked for after the password, and nobody is in before it was given', async () => {
    const { secret } = await turnOn(await server.as('farid'));
    const visitor = server.visitor();
    const step = await firstStep('farid', visitor);
    expect(step).toMatchObject({ step: 'second-factor', passkey: false });
    expect(visitor.cookie()).toBe('');
    expect((await visitor.get('/api/auth/session')).body.user).toBeNull();
    const passed = await visitor.post('/api/auth/second-factor', { ticket: step.ticket, code: codeOf(secret) });
    expect(passed).toMatchObject({ status: 200, body: { usr_email: 'farid@example.test' } });
    expect((await visitor.get('/api/auth/session')).body.user).toMatchObject({ usr_email: 'farid@example.test' });
  });

  it('takes no code twice, not even in another login, and no ticket twice', async () => {
    const { secret } = await turnOn(await server.as('lim'));
    const first = await firstStep('lim');
    const second = await firstStep('lim');
    const code = codeOf(secret);
    const pass = (ticket: string, with_: string) =>
      server.visitor().post('/api/auth/second-factor', { ticket, code: with_ });
    expect((await pass(first.ticket, code)).status).toBe(200);
    expect(await pass(second.ticket, code)).toMatchObject({ status: 422, body: { code: 'factor-wrong' } });
    server.clock.forward({ minutes: 1 });
    expect(await pass(first.ticket, codeOf(secret))).toMatchObject({ status: 422, body: { code: 'step-over' } });
    expect((await pass(second.ticket, codeOf(secret))).status).toBe(200);
  });

  it('lets one of two in who send the same code at once', async () => {
    const { secret } = await turnOn(await server.as('zul'));
    const tickets = [await firstStep('zul'), await firstStep('zul')];
    const code = codeOf(secret);
    const answers = await Promise.all(
      tickets.map(({ ticket }) => server.visitor().post('/api/auth/second-factor', { ticket, code })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('may be guessed at six times in a quarter of an hour, which a new login does not change', async () => {
    const { secret } = await turnOn(await server.as('devi'));
    server.clock.forward({ minutes: 20 });
    const statuses: number[] = [];
    for (let tries = 0; tries < 7; tries++) {
      const { ticket } = await firstStep('devi');
      statuses.push((await server.visitor().post('/api/auth/second-factor', { ticket, code: '000000' })).status);
    }
    expect(statuses).toEqual([...Array(6).fill(422), 429]);
    const { ticket } = await firstStep('devi');
    const right = () => server.visitor().post('/api/auth/second-factor', { ticket, code: codeOf(secret) });
    expect((await right()).status).toBe(429);
  });

  it('is replaced by a recovery code, each once', async () => {
    const { recovery } = await turnOn(await server.as('aina'));
    const [code = ''] = recovery;
    const use = async () => {
      const { ticket } = await firstStep('aina');
      return server.visitor().post('/api/auth/second-factor', { ticket, code: code.toUpperCase() });
    };
    expect((await use()).status).toBe(200);
    expect((await use()).body.code).toBe('factor-wrong');
  });

  it('is turned off with the password and a code, and with neither alone', async () => {
    const rosnah = await server.as('rosnah');
    const { secret, recovery } = await turnOn(rosnah);
    const off = (password: string, code: string) => rosnah.post(`${base}/turn-off-second-factor`, { password, code });
    expect((await off('not the right phrase', codeOf(secret))).body).toMatchObject({ errors: [{ path: 'password' }] });
    expect((await off(testPassword, '000000')).body).toMatchObject({ errors: [{ path: 'code' }] });
    const renewed = await rosnah.post<{ recovery_codes: string[] }>(`${base}/renew-recovery-codes`, {
      password: testPassword,
      code: recovery[0],
    });
    expect((await off(testPassword, recovery[1] ?? '')).body.code).toBe('factor-wrong');
    expect(await off(testPassword, renewed.body.recovery_codes[0] ?? '')).toMatchObject({
      status: 200,
      body: { second_factor: null },
    });
    expect(await firstStep('rosnah')).toMatchObject({ usr_email: 'rosnah@example.test' });
  });

  it('is not passed by through the link of a mail', async () => {
    const { person_id } = await database.db
      .selectFrom('identity.email')
      .select('person_id')
      .where('address', '=', 'siti@example.test')
      .executeTakeFirstOrThrow();
    const ticket = { token: 'of a mail', personId: person_id, purpose: 'update-profile' as const, now: server.clock() };
    await keepTicket(database.db, testSecret, ticket);
    const opened = await server.visitor().post('/api/portal/open-profile', { ticket: 'of a mail' });
    expect(opened).toMatchObject({ status: 422, body: { code: 'ticket-used' } });
  });

  it('is begun and left: the ticket of a login runs out after ten minutes', async () => {
    const step = await firstStep('siti');
    server.clock.forward({ minutes: 11 });
    const late = await server.visitor().post('/api/auth/second-factor', { ticket: step.ticket, code: '123456' });
    expect(late).toMatchObject({ status: 422, body: { code: 'step-over' } });
  });

  it.each(['begin-second-factor', 'begin-passkey', 'end-other-devices'])(
    'is not touched by who acts as another person: %s',
    async (act) => {
      const admin = await server.as('admin');
      const { id } = await database.db
        .selectFrom('identity.person')
        .select('id')
        .where('name', '=', 'Rosnah')
        .executeTakeFirstOrThrow();
      await admin.post('/api/auth/switch-user', { usr_id: id, reason: 'A question by phone' });
      const answer = await admin.post(`${base}/${act}`, {}, { origin: 'http://localhost', host: 'localhost' });
      expect(answer).toMatchObject({ status: 403, body: { code: 'not-while-switched' } });
    },
  );
});
