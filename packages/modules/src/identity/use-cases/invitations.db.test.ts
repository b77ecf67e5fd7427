import { newId } from '@naskhah/kernel/ids';
import { copyPresets } from '@naskhah/modules/access';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
const identity = '/api/admin/identity';
const journal = newId();
const phrase = 'gambut pulih sepuluh tahun';
let admin: Visitor;

beforeAll(async () => {
  await server.person('rosnah', [1, 6]);
  await server.person('azman');
  await server.person('devi');
  await database.db.transaction().execute(async (trx) => {
    const now = server.clock();
    const names = { name_en: 'Journal of Equatorial Ecology', name_ms: 'Jurnal Ekologi Khatulistiwa' };
    await trx
      .insertInto('journals.journal')
      .values({ id: journal, path: 'jek', ...names, abbreviation: 'JEK', created_at: now, updated_at: now })
      .execute();
    await copyPresets(trx, journal, newId);
  });
  admin = await server.as('rosnah');
});

type Listed = { total: number; rows: { id: string; kind: string; state: string; can: Record<string, boolean> }[] };
const invite = (input: object) =>
  admin.post<{ id: string; code?: string }>(`${identity}/invite-person`, { id: newId(), ...input });
const manage = (email: string, name = 'Farid Hakimi') => invite({ kind: 'journal', journal_id: journal, email, name });
const linkTo = async (address: string) => {
  const { body } = await database.db
    .selectFrom('messaging.mail')
    .select('body')
    .where('address', '=', address)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return body.match(/\/invitation#(\S+)/)?.[1] ?? '';
};
const list = (who: Visitor, filters: object = {}) =>
  who.post<Listed>('/api/admin/desk/list-invitations', { filters: { view: 'mine', ...filters } });
const presetsOf = async (email: string) =>
  database.db
    .selectFrom('access.assigned_preset as a')
    .innerJoin('access.preset as p', 'p.id', 'a.preset_id')
    .innerJoin('identity.email as e', 'e.person_id', 'a.person_id')
    .select(['p.code', 'a.journal_id'])
    .where('e.address', '=', email)
    .execute();

describe('an invitation to manage a journal', () => {
  it('makes an account and its Journal Manager by the link, a name and a password', async () => {
    const email = 'farid@um.test';
    expect((await manage(email)).status).toBe(200);
    const token = await linkTo(email);
    const browser = server.visitor();
    const read = await browser.post(`${identity}/read-invitation`, { token });
    expect(read.body).toMatchObject({ kind: 'journal', known: false, to: { en: 'Journal of Equatorial Ecology' } });
    expect(await presetsOf(email)).toEqual([]);
    const accept = (input: object) => browser.post(`${identity}/accept-invitation`, { token, ...input });
    expect((await accept({})).body.code).toBe('person-name-missing');
    expect((await accept({ usr_name: 'Farid Hakimi', usr_password: 'passwordpassword' })).body.code).toBe(
      'password-refused',
    );
    const accepted = await accept({ usr_name: 'Farid Hakimi', usr_password: phrase });
    expect(accepted).toMatchObject({ status: 200, body: { usr_email: email, usr_name: 'Farid Hakimi' } });
    expect(await presetsOf(email)).toEqual([{ code: 'journal-manager', journal_id: journal }]);
    expect((await browser.get('/api/auth/session')).body).toMatchObject({ user: { usr_email: email } });
    expect((await accept({ usr_name: 'Again', usr_password: phrase })).body.code).toBe('invitation-answered');
  });

  it('to somebody with an account is accepted by them alone, logged in', async () => {
    const email = 'azman@example.test';
    await manage(email);
    const token = await linkTo(email);
    const accept = (who: Visitor) =>
      who.post(`${identity}/accept-invitation`, { token, usr_name: 'X', usr_password: phrase });
    expect((await accept(server.visitor())).body.code).toBe('log-in-first');
    expect((await accept(await server.as('devi'))).body.code).toBe('log-in-first');
    expect(await presetsOf(email)).toEqual([]);
    expect((await accept(await server.as('azman'))).status).toBe(200);
    expect(await presetsOf(email)).toHaveLength(1);
  });
});

describe('one’s own invitations', () => {
  it('are those to one’s confirmed addresses, with accept and decline', async () => {
    const { body } = await invite({ kind: 'role', acl: 3, email: 'devi@example.test' });
    const devi = await server.as('devi');
    expect((await list(devi)).body.rows).toMatchObject([
      { id: body.id, kind: 'evaluate', state: 'open', can: { answer: true } },
    ]);
    // The role of an evaluator is asked for as what it is: to evaluate.
    expect((await list(devi, { kind: ['evaluate'] })).body.total).toBe(1);
    expect((await list(devi, { kind: ['role'] })).body.total).toBe(0);
    expect((await list(await server.as('azman'))).body.rows).not.toContainEqual(
      expect.objectContaining({ id: body.id }),
    );
    const answer = (who: Visitor, given: string) =>
      who.post(`${identity}/answer-invitation`, { id: body.id, answer: given });
    expect((await answer(await server.as('azman'), 'accepted')).status).toBe(404);
    expect((await answer(devi, 'accepted')).status).toBe(200);
    expect((await answer(devi, 'accepted')).status).toBe(200);
    expect((await answer(devi, 'declined')).body.code).toBe('invitation-answered');
    expect((await devi.post('/api/auth/change-role', { usr_acl: 3 })).status).toBe(200);
  });

  it('cannot be answered for them by an Administrator who acts as them', async () => {
    const { body } = await invite({ kind: 'role', acl: 4, email: 'devi@example.test' });
    const { id: usr_id } = await database.db
      .selectFrom('identity.person')
      .select('id')
      .where('name', '=', 'Devi')
      .executeTakeFirstOrThrow();
    const behind = await server.as('rosnah');
    await behind.post('/api/auth/switch-user', { usr_id, reason: 'a look' });
    const answer = await behind.post(`${identity}/answer-invitation`, { id: body.id, answer: 'accepted' });
    expect(answer).toMatchObject({ status: 403, body: { code: 'not-while-switched' } });
  });
});

describe('an invitation', () => {
  it('is not sent twice for the same, nor to register to somebody who has', async () => {
    await manage('twice@um.test');
    expect((await manage('twice@um.test')).body.code).toBe('invited-already');
    expect((await invite({ kind: 'register', email: 'devi@example.test', name: 'Devi' })).body.code).toBe(
      'already-registered',
    );
    expect((await invite({ kind: 'role', acl: 3, email: 'devi@example.test' })).body.code).toBe('role-held-already');
    expect((await invite({ kind: 'register', email: 'nameless@um.test' })).body.code).toBe('person-name-missing');
  });

  it('sent again has a fresh link, and the one before is no longer good', async () => {
    const email = 'again@um.test';
    const { body } = await manage(email);
    const first = await linkTo(email);
    expect((await admin.post(`${identity}/resend-invitation`, { id: body.id })).status).toBe(200);
    expect((await server.visitor().post(`${identity}/read-invitation`, { token: first })).body.code).toBe('link-ended');
    expect((await server.visitor().post(`${identity}/read-invitation`, { token: await linkTo(email) })).status).toBe(
      200,
    );
  });

  it('is declined by the link without an account', async () => {
    const email = 'never@um.test';
    await manage(email);
    const token = await linkTo(email);
    expect((await server.visitor().post(`${identity}/decline-invitation`, { token })).status).toBe(200);
    expect((await list(admin, { view: 'all', state: ['declined'] })).body.total).toBe(1);
  });

  it('taken back or too old is accepted by nobody', async () => {
    const { body } = await manage('back@um.test');
    await admin.post(`${identity}/revoke-invitation`, { id: body.id });
    const accept = async (email: string) =>
      server
        .visitor()
        .post(`${identity}/accept-invitation`, { token: await linkTo(email), usr_name: 'X', usr_password: phrase });
    expect((await accept('back@um.test')).body.code).toBe('invitation-answered');
    await manage('late@um.test');
    server.clock.forward({ days: 31 });
    expect((await accept('late@um.test')).body.code).toBe('invitation-expired');
    admin = await server.as('rosnah');
    expect((await list(admin, { view: 'all', state: ['expired'] })).body.total).toBeGreaterThan(0);
    expect((await manage('late@um.test')).status).toBe(200);
  });

  it('is sent, and all of them are read, by Administrators alone', async () => {
    const devi = await server.as('devi');
    expect((await list(devi, { view: 'all' })).status).toBe(403);
    const input = { id: newId(), kind: 'register', email: 'x@um.test', name: 'X' };
    expect((await devi.post(`${identity}/invite-person`, input)).status).toBe(403);
  });
});
