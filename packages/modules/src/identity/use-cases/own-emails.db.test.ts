import { testDatabase } from '@naskhah/testing/test-database';
import { testPassword, testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
const identity = '/api/admin/identity';

type Means = {
  emails: { address: string; is_primary: boolean; confirmed: boolean }[];
  claims: { address: string; expires_at: string }[];
};
const add = (visitor: Visitor, email: string, password = testPassword) =>
  visitor.post<Means & { code?: string; errors?: object[] }>(`${identity}/add-own-email`, { email, password });
const act = (visitor: Visitor, name: string, email: string) =>
  visitor.post<Means & { code?: string }>(`${identity}/${name}`, { email });
const read = async (visitor: Visitor) => (await visitor.post<Means>(`${identity}/get-sign-in`)).body;
const mailsTo = (address: string) =>
  database.db.selectFrom('messaging.mail').select(['event', 'body']).where('address', '=', address).execute();
const openLink = async (visitor: Visitor, address: string) => {
  const body = (await mailsTo(address)).at(-1)?.body ?? '';
  return visitor.post(`${identity}/confirm-own-email`, { token: body.match(/#(\S+)/)?.[1] ?? '' });
};

beforeAll(async () => {
  for (const key of ['azman', 'devi', 'lim', 'siti', 'aina', 'farid', 'zul']) await server.person(key);
  await server.person('admin', [1]);
});

describe('one’s own addresses', () => {
  it('grow by one that waits until its link is opened', async () => {
    const azman = await server.as('azman');
    const asked = await add(azman, 'azman@upm.test');
    expect(asked).toMatchObject({ status: 200, body: { claims: [{ address: 'azman@upm.test' }] } });
    expect(asked.body.emails).toHaveLength(1);
    expect((await openLink(azman, 'azman@upm.test')).status).toBe(200);
    expect(await read(azman)).toMatchObject({
      emails: [
        { address: 'azman@example.test', is_primary: true, confirmed: true },
        { address: 'azman@upm.test', is_primary: false, confirmed: true },
      ],
      claims: [],
    });
    expect(await add(azman, 'azman@upm.test')).toMatchObject({ status: 422, body: { code: 'email-had-already' } });
  });

  it('change the one to which mails go, and the former one is told', async () => {
    const azman = await server.as('azman');
    const { body } = await act(azman, 'make-own-email-primary', 'azman@upm.test');
    expect(body.emails[0]).toMatchObject({ address: 'azman@upm.test', is_primary: true });
    expect(body.emails.filter(({ is_primary }) => is_primary)).toHaveLength(1);
    const told = (await mailsTo('azman@example.test')).at(-1);
    expect(told?.event).toBe('primary-email-changed');
    expect(told?.body).not.toContain('{{');
  });

  it('can be removed, but for the one to which mails go', async () => {
    const azman = await server.as('azman');
    expect((await act(azman, 'remove-own-email', 'azman@upm.test')).body.code).toBe('email-is-primary');
    expect((await read(azman)).emails).toHaveLength(2);
    expect((await act(azman, 'remove-own-email', 'devi@example.test')).status).toBe(404);
    const { body } = await act(azman, 'remove-own-email', 'azman@example.test');
    expect(body.emails.map(({ address }) => address)).toEqual(['azman@upm.test']);
    expect((await server.visitor().post('/api/auth/login', login('azman@example.test'))).status).toBe(401);
    expect((await server.visitor().post('/api/auth/login', login('azman@upm.test'))).status).toBe(200);
  });

  it('are asked for with the password alone', async () => {
    const devi = await server.as('devi');
    expect(await add(devi, 'devi@upm.test', 'not the right phrase')).toMatchObject({
      status: 422,
      body: { code: 'old-password-wrong', errors: [{ path: 'password' }] },
    });
    expect(await mailsTo('devi@upm.test')).toEqual([]);
  });

  it('need no password where the account has none', async () => {
    const farid = await server.as('farid');
    const { person_id } = await ownerOf('farid@example.test');
    await database.db.updateTable('identity.person').set({ password_hash: null }).where('id', '=', person_id).execute();
    expect((await add(farid, 'farid@upm.test', '')).status).toBe(200);
  });

  it('say nothing of other accounts before the link is opened', async () => {
    const lim = await server.as('lim');
    const free = await add(lim, 'lim@upm.test');
    const taken = await add(lim, 'siti@example.test');
    expect([free.status, taken.status]).toEqual([200, 200]);
    expect(await openLink(lim, 'siti@example.test')).toMatchObject({ status: 422, body: { code: 'email-taken' } });
    expect((await ownerOf('siti@example.test')).person_id).not.toBe((await ownerOf('lim@example.test')).person_id);
  });

  it('have no asking made primary; it can be taken back', async () => {
    const lim = await server.as('lim');
    expect((await act(lim, 'make-own-email-primary', 'lim@upm.test')).status).toBe(404);
    const { body } = await act(lim, 'remove-own-email', 'lim@upm.test');
    expect(body.claims.map(({ address }) => address)).toEqual(['siti@example.test']);
    expect((await openLink(lim, 'lim@upm.test')).body.code).toBe('link-ended');
  });

  it('are asked for five times an hour at most', async () => {
    const siti = await server.as('siti');
    const statuses: number[] = [];
    for (let place = 0; place < 6; place++) statuses.push((await add(siti, `siti@place${place}.test`)).status);
    expect(statuses).toEqual([...Array(5).fill(200), 429]);
    expect(await mailsTo('siti@place5.test')).toEqual([]);
  });

  it('are ten at most; askings that ran out take no place', async () => {
    const zul = await server.as('zul');
    const { person_id } = await ownerOf('zul@example.test');
    const claims = (days: number) =>
      Array.from({ length: 9 }, (_, place) => ({
        token_hash: Buffer.from(`claim ${days} ${place}`),
        person_id,
        address: `zul${days}@place${place}.test`,
        claimed_by: person_id,
        created_at: server.clock(),
        expires_at: new Date(server.clock().getTime() + days * 86_400_000),
      }));
    await database.db.insertInto('identity.email_claim').values(claims(-1)).execute();
    expect((await add(zul, 'zul@upm.test')).status).toBe(200);
    await act(zul, 'remove-own-email', 'zul@upm.test');
    await database.db.insertInto('identity.email_claim').values(claims(1)).execute();
    expect((await add(zul, 'zul@upm.test')).body.code).toBe('too-many-emails');
    expect((await add(zul, 'zul1@place0.test')).status).toBe(200);
  });

  it.each(['add-own-email', 'make-own-email-primary', 'remove-own-email'])(
    'are not touched by who acts as another person: %s',
    async (name) => {
      const admin = await server.as('admin');
      const { person_id } = await ownerOf('aina@example.test');
      await admin.post('/api/auth/switch-user', { usr_id: person_id, reason: 'A question by phone' });
      expect(await act(admin, name, 'aina@upm.test')).toMatchObject({
        status: 403,
        body: { code: 'not-while-switched' },
      });
    },
  );
});

const login = (usr_email: string) => ({ usr_email, usr_password: testPassword });
const ownerOf = (address: string) =>
  database.db.selectFrom('identity.email').select('person_id').where('address', '=', address).executeTakeFirstOrThrow();
