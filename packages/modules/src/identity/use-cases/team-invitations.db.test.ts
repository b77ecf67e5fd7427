import { newId } from '@naskhah/kernel/ids';
import { copyPresets } from '@naskhah/modules/access';
import { seedJournal } from '@naskhah/testing/public-journal-seeds';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
const phrase = 'gambut pulih sepuluh tahun';
const ids = {} as Record<'journal' | 'other' | 'manager' | 'chief', string>;
let presets: Map<string, string>;
const hands = {} as Record<'admin' | 'manager' | 'chief' | 'stranger', Visitor>;

beforeAll(async () => {
  await server.person('rosnah', [1, 6]);
  ids.manager = await server.person('hafiz');
  ids.chief = await server.person('zul');
  const stranger = await server.person('mei');
  ids.journal = await seedJournal(database.db, { path: 'jek', nameEn: 'Journal of Ecology' });
  ids.other = await seedJournal(database.db, { path: 'jpk', nameEn: 'Journal of Coasts' });
  const others = await database.db.transaction().execute(async (trx) => {
    presets = await copyPresets(trx, ids.journal, newId);
    return copyPresets(trx, ids.other, newId);
  });
  hands.admin = await server.as('rosnah');
  await give(ids.journal, ids.manager, presets.get('journal-manager') ?? '');
  await give(ids.journal, ids.chief, presets.get('editor-in-chief') ?? '');
  await give(ids.other, stranger, others.get('journal-manager') ?? '');
  for (const [hand, key] of [
    ['manager', 'hafiz'],
    ['chief', 'zul'],
    ['stranger', 'mei'],
  ] as const)
    hands[hand] = await server.as(key);
});

const give = async (journal_id: string, user_id: string, preset_id: string) =>
  (
    await hands.admin.post<{ id: string; version: number }>('/api/admin/user-assigned-preset/save', {
      journal_id,
      user_id,
      preset_id,
    })
  ).body;
const preset = (code: string) => presets.get(code) ?? '';
type Said = { id: string; code: string; fields?: unknown };
const invite = (who: Visitor, email: string, code: string, input: object = {}) =>
  who.post<Said>('/api/admin/identity/invite-to-team', {
    id: newId(),
    journal_id: ids.journal,
    preset_id: preset(code),
    email,
    name: 'Farid Hakimi',
    ...input,
  });
const linkTo = async (address: string) => {
  const { body } = await database.db
    .selectFrom('messaging.mail')
    .select('body')
    .where('address', '=', address)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { token: body.match(/\/invitation#(\S+)/)?.[1] ?? '', body };
};
const accept = async (email: string, who = server.visitor()) =>
  who.post<Said>('/api/admin/identity/accept-invitation', {
    token: (await linkTo(email)).token,
    usr_name: 'Farid Hakimi',
    usr_password: phrase,
  });
const held = (email: string) =>
  database.db
    .selectFrom('access.assigned_preset as a')
    .innerJoin('access.preset as p', 'p.id', 'a.preset_id')
    .innerJoin('identity.email as e', 'e.person_id', 'a.person_id')
    .select(['p.code', 'a.assigned_by'])
    .where('e.address', '=', email)
    .where('a.journal_id', '=', ids.journal)
    .execute();
type Row = { id: string; email: string; name: string; state: string; preset: { en: string } | null; can: object };
const listed = (who: Visitor, journal_id = ids.journal) =>
  who.post<{ total: number; rows: Row[] }>('/api/admin/desk/list-invitations', {
    filters: { view: 'team', journal_id },
  });
const act = (who: Visitor, what: 'resend' | 'revoke', id: string) =>
  who.post<Said>(`/api/admin/identity/${what}-invitation`, { id });

describe('who manages a journal’s team', () => {
  it('invites an unknown address to a preset, which the account that accepts then holds', async () => {
    const email = 'farid@um.test';
    const sent = await invite(hands.manager, email, 'section-editor', { message: 'We need you.' });
    expect(sent.status).toBe(200);
    const { token, body } = await linkTo(email);
    expect(body).toContain('Journal of Ecology');
    expect(body).toContain('Section Editor');
    const read = await server.visitor().post('/api/admin/identity/read-invitation', { token });
    expect(read.body).toMatchObject({ kind: 'journal', preset: { en: 'Section Editor' }, invited_by: 'Hafiz' });
    expect(await held(email)).toEqual([]);
    expect((await accept(email)).status).toBe(200);
    expect(await held(email)).toEqual([{ code: 'section-editor', assigned_by: ids.manager }]);
    expect((await accept(email)).body.code).toBe('invitation-answered');
    expect((await invite(hands.manager, email, 'section-editor')).body.code).toBe('preset-held-already');
  });

  it('is not told whether the address has an account', async () => {
    await server.person('devi');
    const email = 'devi@example.test';
    const [known, unknown] = [
      await invite(hands.chief, email, 'section-editor'),
      await invite(hands.chief, 'no@um.test', 'section-editor'),
    ];
    expect([known.status, unknown.status]).toEqual([200, 200]);
    const { rows } = (await listed(hands.manager)).body;
    expect(rows.filter(({ state }) => state === 'open').map(({ name }) => name)).toEqual([
      'Farid Hakimi',
      'Farid Hakimi',
    ]);
    expect((await accept(email)).body.code).toBe('log-in-first');
    const devi = await server.as('devi');
    expect(
      (await devi.post('/api/admin/identity/answer-invitation', { id: known.body.id, answer: 'accepted' })).status,
    ).toBe(200);
    expect(await held(email)).toMatchObject([{ code: 'section-editor' }]);
    expect((await listed(hands.manager)).body.rows.find(({ id }) => id === known.body.id)?.name).toBe('Devi');
    expect((await listed(hands.stranger, ids.other)).body.total).toBe(0);
  });

  it('invites to no more than they hold, and to no preset of another journal', async () => {
    expect((await invite(hands.chief, 'a@um.test', 'journal-manager')).body.code).toBe('beyond-own-access');
    const { body } = await invite(hands.manager, 'a@um.test', 'journal-manager');
    expect((await act(hands.chief, 'revoke', body.id)).body.code).toBe('beyond-own-access');
    expect((await act(hands.chief, 'resend', body.id)).body.code).toBe('beyond-own-access');
    expect((await invite(hands.manager, 'b@um.test', 'journal-manager', { preset_id: newId() })).status).toBe(404);
    expect((await act(hands.manager, 'revoke', body.id)).status).toBe(200);
    expect((await accept('a@um.test')).body.code).toBe('invitation-answered');
  });

  it('of another journal finds nothing here', async () => {
    const { body } = await invite(hands.manager, 'c@um.test', 'section-editor');
    expect((await invite(hands.stranger, 'd@um.test', 'section-editor')).status).toBe(404);
    expect((await listed(hands.stranger)).status).toBe(404);
    expect((await act(hands.stranger, 'resend', body.id)).status).toBe(404);
    expect((await act(hands.stranger, 'revoke', body.id)).status).toBe(404);
    expect((await invite(hands.manager, 'c@um.test', 'section-editor')).body.code).toBe('invited-already');
    expect((await listed(hands.manager)).body.rows.find(({ id }) => id === body.id)).toMatchObject({
      state: 'open',
      preset: { en: 'Section Editor' },
      can: { resend: true, revoke: true, answer: false },
    });
    const all = await hands.admin.post<{ rows: Row[] }>('/api/admin/desk/list-invitations', {
      filters: { view: 'all', kind: ['journal'] },
    });
    expect(all.body.rows.map(({ id }) => id)).toContain(body.id);
  });

  it('does it in person: no program with a key, and no Administrator in their place', async () => {
    const made = await hands.manager.post<{ key: string }>('/api/admin/identity/make-api-key', {
      label: 'a program',
      scope: 'write',
      days: 30,
    });
    const program = server.visitor();
    const input = {
      id: newId(),
      journal_id: ids.journal,
      preset_id: preset('section-editor'),
      email: 'k@um.test',
      name: 'K',
    };
    const byKey = await program.post('/api/admin/identity/invite-to-team', input, {
      authorization: `Bearer ${made.body.key}`,
    });
    expect(byKey.body.code).toBe('not-by-key');
    const behind = await server.as('rosnah');
    await behind.post('/api/auth/switch-user', { usr_id: ids.manager, reason: 'a look' });
    expect((await invite(behind, 'k@um.test', 'section-editor')).body.code).toBe('not-while-switched');
  });
});

describe('an invitation to a preset', () => {
  const taken = async (person: string) => {
    const { rows } = (
      await hands.admin.post<{ rows: { id: string; user_id: string; version: number }[] }>(
        '/api/admin/user-assigned-preset/listing',
        { filters: { journal_id: ids.journal } },
      )
    ).body;
    const one = rows.find(({ user_id }) => user_id === person);
    await hands.admin.post('/api/admin/user-assigned-preset/delete', { id: one?.id, version: one?.version });
  };

  it('gives nothing once its inviter holds less, until somebody who may sends it again', async () => {
    const email = 'later@um.test';
    const { body } = await invite(hands.chief, email, 'section-editor');
    await taken(ids.chief);
    expect((await accept(email)).body.code).toBe('inviter-cannot-give');
    expect(await held(email)).toEqual([]);
    expect(
      await database.db.selectFrom('identity.email').select('address').where('address', '=', email).execute(),
    ).toEqual([]);
    expect((await act(hands.manager, 'resend', body.id)).status).toBe(200);
    expect((await accept(email)).status).toBe(200);
    expect(await held(email)).toEqual([{ code: 'section-editor', assigned_by: ids.manager }]);
    await give(ids.journal, ids.chief, preset('editor-in-chief'));
    hands.chief = await server.as('zul');
  });

  it.each(['suspended', 'anonymised'] as const)('gives nothing when its inviter was %s', async (status) => {
    const email = `${status}@um.test`;
    await invite(hands.chief, email, 'section-editor');
    const stands = (value: string) =>
      database.db
        .updateTable('identity.person')
        .set({ status: value as 'active' })
        .where('id', '=', ids.chief)
        .execute();
    await stands(status);
    expect((await accept(email)).body.code).toBe('inviter-cannot-give');
    await stands('active');
    expect((await accept(email)).status).toBe(200);
  });

  it('gives nothing once the preset was deleted, and can only be taken back', async () => {
    const email = 'gone@um.test';
    const stages = { submission: 'none', review: 'view', copyediting: 'none', production: 'none', publication: 'none' };
    const form = { label_en: 'Helper', label_ms: 'Pembantu', permissions: 0, functions: 0, stages };
    const made = await hands.manager.post<Said & { version: number }>('/api/admin/access-level-preset/save', {
      journal_id: ids.journal,
      ...form,
    });
    const { body } = await invite(hands.manager, email, '', { preset_id: made.body.id });
    await hands.manager.post('/api/admin/access-level-preset/delete', { id: made.body.id, version: 1 });
    expect((await accept(email)).body.code).toBe('preset-deleted');
    expect((await act(hands.manager, 'resend', body.id)).body.code).toBe('preset-deleted');
    expect((await listed(hands.manager)).body.rows.find(({ id }) => id === body.id)?.preset).toBeNull();
    expect((await act(hands.manager, 'revoke', body.id)).status).toBe(200);
  });
});
