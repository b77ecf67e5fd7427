import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
const ids: Record<string, string> = {};
let admin: Visitor;
type Outcomes = { done: number; results: { usr_id: string; done: boolean; message: string }[] };

beforeAll(async () => {
  for (const key of ['azman', 'devi', 'lim']) ids[key] = await server.person(key);
  ids.rosnah = await server.person('rosnah', [1, 6]);
  admin = await server.as('rosnah');
});

const act = (asked: object, people: string[], who = admin) =>
  who.post<Outcomes>('/api/admin/identity/act-on-people', { ...asked, usr_ids: people.map((key) => ids[key]) });
const refused = ({ results }: Outcomes) =>
  results.flatMap(({ usr_id, done, message }) =>
    done ? [] : [[Object.keys(ids).find((key) => ids[key] === usr_id), message]],
  );
const statusOf = async (key: string) =>
  (await admin.post<{ status: string }>('/api/admin/desk/get-person', { usr_id: ids[key] })).body.status;
const told = async (key: string): Promise<string[]> => {
  const rows = await database.db
    .selectFrom('activity.log')
    .select('event')
    .where('subject_id', '=', ids[key] ?? '')
    .orderBy('seq')
    .execute();
  return rows.map(({ event }) => event);
};

describe('several people are', () => {
  beforeEach(async () => void (await act({ act: 'reinstate' }, ['azman', 'devi', 'lim'])));

  it('suspended with one reason, each told of by itself, but never whoever does it', async () => {
    const { body } = await act({ act: 'suspend', reason: 'Asked for.' }, ['azman', 'devi', 'rosnah']);
    expect(body.done).toBe(2);
    expect(refused(body)).toEqual([['rosnah', expect.stringContaining('your own account')]]);
    expect(await statusOf('devi')).toBe('suspended');
    expect((await told('azman')).at(-1)).toBe('account-was-suspended');
    expect((await act({ act: 'suspend', reason: '' }, ['azman'])).status).toBe(422);
  });

  it('let in again', async () => {
    await act({ act: 'suspend', reason: 'Asked for.' }, ['azman', 'devi']);
    expect((await act({ act: 'reinstate' }, ['azman', 'devi'])).body.done).toBe(2);
    expect([await statusOf('azman'), await statusOf('devi')]).toEqual(['active', 'active']);
  });

  it('logged out', async () => {
    const [azman, devi] = [await server.as('azman'), await server.as('devi')];
    expect((await act({ act: 'end-sessions' }, ['azman', 'devi'])).body.done).toBe(2);
    for (const one of [azman, devi]) expect((await one.post('/api/admin/identity/get-sign-in')).status).toBe(401);
  });

  it('given a role and have it taken, and keep the last one that they have', async () => {
    expect((await act({ act: 'grant-role', acl: 3 }, ['azman', 'devi'])).body.done).toBe(2);
    await act({ act: 'revoke-role', acl: 6 }, ['azman']);
    const { body } = await act({ act: 'revoke-role', acl: 3 }, ['azman', 'devi']);
    expect(refused(body)).toEqual([['azman', expect.stringContaining('at least one role')]]);
    expect(refused((await act({ act: 'grant-role', acl: 99 }, ['devi'])).body)).toHaveLength(1);
    expect(refused((await act({ act: 'revoke-role', acl: 1 }, ['rosnah'])).body)).toEqual([
      ['rosnah', expect.stringContaining('last Administrator')],
    ]);
  });

  it('sent their confirmation again, once for one asking, unless they wait for none', async () => {
    await database.db
      .updateTable('identity.person')
      .set({ status: 'unconfirmed' })
      .where('id', '=', ids.lim ?? '')
      .execute();
    const both = await Promise.all([1, 2].map(() => act({ act: 'remind-to-confirm' }, ['lim', 'azman'])));
    for (const { body } of both) expect(refused(body)).toEqual([['azman', expect.stringContaining('no confirmation')]]);
    const mails = await database.db
      .selectFrom('messaging.mail')
      .select('body')
      .where('address', '=', 'lim@example.test')
      .where('event', '=', 'confirm-email-code')
      .execute();
    expect(mails).toHaveLength(1);
    expect((await told('lim')).filter((event) => event === 'confirmation-was-sent-again')).toHaveLength(1);
    const code = /\b\d{6}\b/.exec(mails[0]?.body ?? '')?.[0];
    const confirmed = await server.visitor().post('/api/portal/confirm-email', { email: 'lim@example.test', code });
    expect(confirmed.status).toBe(200);
  });

  it('answered for once each, however often they are named, and those who are not there too', async () => {
    ids.nobody = '0191a1b2-0000-7000-8000-000000000000';
    const { body } = await act({ act: 'reinstate' }, ['devi', 'devi', 'nobody']);
    expect([body.done, refused(body).map(([key]) => key)]).toEqual([1, ['nobody']]);
  });

  it('left alone by who does not look after people', async () => {
    expect((await act({ act: 'end-sessions' }, ['azman'], await server.as('devi'))).status).toBe(403);
    const asDevi = await server.as('rosnah');
    await asDevi.post('/api/auth/switch-user', { usr_id: ids.devi, reason: 'To look.' });
    expect((await act({ act: 'end-sessions' }, ['azman'], asDevi)).status).toBe(403);
  });
});
