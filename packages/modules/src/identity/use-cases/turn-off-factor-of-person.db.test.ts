import { appCode } from '@naskhah/testing/app-code';
import { testDatabase } from '@naskhah/testing/test-database';
import { testPassword, testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
const identity = '/api/admin/identity';
const ids: Record<string, string> = {};
let admin: Visitor;

type Shown = { second_factor_since: string | null; can: { turn_off_factor: boolean } };
const shown = async (key: string) => (await admin.post<Shown>('/api/admin/desk/get-person', { usr_id: ids[key] })).body;
const turnOff = (by: Visitor, key: string, headers: Record<string, string> = {}) =>
  by.post(
    `${identity}/turn-off-factor-of-person`,
    { usr_id: ids[key], reason: 'The phone fell into a river' },
    headers,
  );
const turnOn = async (key: string) => {
  const visitor = await server.as(key);
  const { body: begun } = await visitor.post<{ ticket: string; secret: string }>(`${identity}/begin-second-factor`);
  await visitor.post(`${identity}/confirm-second-factor`, {
    ticket: begun.ticket,
    code: appCode(begun.secret, server.clock()),
  });
  return visitor;
};
const logIn = (key: string) =>
  server.visitor().post('/api/auth/login', { usr_email: `${key}@example.test`, usr_password: testPassword });

beforeAll(async () => {
  for (const key of ['siti', 'devi', 'lim']) ids[key] = await server.person(key);
  for (const key of ['rosnah', 'admin', 'zul']) ids[key] = await server.person(key, [1]);
  admin = await server.as('admin');
  for (const key of ['lim', 'rosnah']) await turnOn(key);
});

describe('the second factor of a person who can no longer give it', () => {
  it('is turned off by an Administrator: the password opens the account, and the person is told why', async () => {
    const siti = await turnOn('siti');
    expect((await logIn('siti')).body).toMatchObject({ step: 'second-factor' });
    expect(await shown('siti')).toMatchObject({
      second_factor_since: expect.any(String),
      can: { turn_off_factor: true },
    });
    expect((await turnOff(admin, 'siti')).status).toBe(200);
    expect((await siti.get('/api/auth/session')).body.user).toBeNull();
    expect(await shown('siti')).toMatchObject({ second_factor_since: null, can: { turn_off_factor: false } });
    expect((await logIn('siti')).body).toMatchObject({ usr_email: 'siti@example.test' });
    const codes = await database.db.selectFrom('identity.recovery_code').select('person_id').execute();
    expect(codes.filter(({ person_id }) => person_id === ids.siti)).toEqual([]);
    const mail = await database.db
      .selectFrom('messaging.mail')
      .select('body')
      .where('event', '=', 'second-factor-off')
      .where('person_id', '=', ids.siti ?? '')
      .executeTakeFirstOrThrow();
    expect(mail.body).toContain('The reason: The phone fell into a river');
    expect(mail.body).not.toContain('{{');
  });

  it('is told in the activity of the person, with who did it and without the reason', async () => {
    const { body } = await admin.post<{ rows: { what: string; by: string }[] }>('/api/admin/desk/person-activity', {
      usr_id: ids.siti,
    });
    expect(body.rows).toContainEqual(expect.objectContaining({ what: 'Second factor turned off', by: 'Admin' }));
    const log = await database.db.selectFrom('activity.log').selectAll().execute();
    expect(JSON.stringify(log)).not.toContain('river');
  });

  it('that is off already is not turned off again', async () => {
    expect(await turnOff(admin, 'devi')).toMatchObject({ status: 422, body: { code: 'factor-is-off' } });
  });

  it('is never one’s own, though one is an Administrator; another Administrator may', async () => {
    const zul = await turnOn('zul');
    expect(await turnOff(zul, 'zul')).toMatchObject({ status: 422, body: { code: 'not-oneself' } });
    expect((await turnOff(admin, 'zul')).status).toBe(200);
  });

  it('is turned off by no program, not even with the key of an Administrator', async () => {
    const made = await admin.post<{ key: string }>(`${identity}/make-api-key`, {
      label: 'Nightly export',
      scope: 'write',
      days: 30,
    });
    const answer = await turnOff(server.visitor(), 'lim', { authorization: `Bearer ${made.body.key}` });
    expect(answer).toMatchObject({ status: 403, body: { code: 'not-by-key' } });
    expect((await shown('lim')).second_factor_since).not.toBeNull();
  });

  it('is turned off by nobody else, nor while an Administrator acts as another person', async () => {
    expect((await turnOff(await server.as('devi'), 'lim')).status).toBe(403);
    await admin.post('/api/auth/switch-user', { usr_id: ids.devi, reason: 'A question by phone' });
    expect((await turnOff(admin, 'lim')).status).toBe(403);
    const { body } = await logIn('lim');
    expect(body).toMatchObject({ step: 'second-factor' });
  });
});
