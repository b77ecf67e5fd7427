/** The editorial board: who keeps it, who is asked, who is shown. */
import { newId } from '@naskhah/kernel/ids';
import { journalPermissionBits } from '@naskhah/kernel/journal-permission';
import { publicBoard } from '@naskhah/modules/publishing';
import { seedJournal } from '@naskhah/testing/public-journal-seeds';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
type Member = { id: string; name: string; email: string | null; consent: string; version: number };
type Board = { members: Member[]; can: { edit: boolean }; code?: string; errors?: { path: string }[] };

let journal = '';
let manager: Visitor;
let rival: Visitor;
let reader: Visitor;

const keeper = async (key: string, of: string): Promise<Visitor> => {
  const [person, preset] = [await server.person(key), newId()];
  const labels = { label_en: 'Manager', label_ms: 'Pengurus' };
  await database.db
    .insertInto('access.preset')
    .values({ id: preset, journal_id: of, code: key, ...labels, permissions: journalPermissionBits.masthead })
    .execute();
  const held = { id: newId(), journal_id: of, preset_id: preset, person_id: person, assigned_at: server.clock() };
  await database.db.insertInto('access.assigned_preset').values(held).execute();
  return server.as(key);
};

beforeAll(async () => {
  journal = await seedJournal(database.db, { path: 'rimba', nameEn: 'The forest', nameMs: 'Rimba' });
  manager = await keeper('manager', journal);
  rival = await keeper('rival', await seedJournal(database.db, { path: 'sungai', nameEn: 'The river' }));
  await server.person('reader');
  reader = await server.as('reader');
});

const at = (call: string) => `/api/admin/journals/${call}`;
const save = (entry: object, by = manager) =>
  by.post<Board>(at('save-editorial-board'), { journal_id: journal, ...entry });
const read = async (by = manager) => (await by.post<Board>(at('get-editorial-board'), { journal_id: journal })).body;
const named = async (name: string, by = manager) => (await read(by)).members.find((one) => one.name === name);
const added = async (name: string, more: object = {}): Promise<string> => {
  const id = newId();
  expect((await save({ id, name, role: 'editor', ...more })).status).toBe(200);
  return id;
};
const mailTo = async (address: string): Promise<string> => {
  const mails = database.db.selectFrom('messaging.mail').select('body').where('address', '=', address);
  return (await mails.orderBy('id', 'desc').executeTakeFirst())?.body ?? '';
};
const linkTo = async (address: string) => (await mailTo(address)).match(/\/board-consent\/(\S+)/)?.[1] ?? '';
const answer = (token: string, agree: boolean, word = '') =>
  server.visitor().post<{ consent?: string; code?: string }>(at('answer-board-consent'), { token, agree, word });
const shown = async () => (await publicBoard(database.db, journal)).map(({ name }) => name);

describe('who is put on a board', () => {
  it('is asked by mail, in words of what they are there, and is shown to nobody before they agree', async () => {
    await added('Aminah', { email: 'Aminah@example.test', role: 'advisor' });
    expect(await mailTo('aminah@example.test')).toContain('Rimba');
    expect(await named('Aminah')).toMatchObject({ consent: 'asked', email: 'aminah@example.test' });
    expect((await read(reader)).members).toEqual([]);
    expect(await shown()).toEqual([]);
  });

  it('agrees by the link, once, and is shown to readers from then on, without the address', async () => {
    const token = await linkTo('aminah@example.test');
    const looked = await server.visitor().post(at('read-board-consent'), { token });
    expect(looked.body).toMatchObject({ name: 'Aminah', role: 'advisor', journal_name_ms: 'Rimba' });
    expect(await named('Aminah')).toMatchObject({ consent: 'asked' });
    expect((await answer(token, true)).body).toEqual({ consent: 'agreed' });
    expect((await answer(token, false)).body.code).toBe('link-used');
    expect(await named('Aminah', reader)).toMatchObject({ consent: 'agreed', email: null });
    expect(await shown()).toEqual(['Aminah']);
  });

  it('declines with a word that the journal reads and nobody else, and may be asked again', async () => {
    const id = await added('Boon', { email: 'boon@example.test' });
    const first = await linkTo('boon@example.test');
    await answer(first, false, 'No longer active');
    expect(await named('Boon')).toMatchObject({ consent: 'declined', consent_word: 'No longer active' });
    expect(JSON.stringify(await read(reader))).not.toContain('No longer');
    expect((await manager.post(at('ask-board-member'), { journal_id: journal, id })).status).toBe(200);
    expect((await answer(first, true)).body.code).toBe('link-used');
    expect((await answer(await linkTo('boon@example.test'), true)).status).toBe(200);
    expect(await shown()).toEqual(['Aminah', 'Boon']);
  });

  it('is linked to their account when the address that agreed has one, and no sooner', async () => {
    const person = await server.person('dayang');
    const id = await added('Dayang', { email: 'dayang@example.test' });
    const account = async () =>
      (
        await database.db
          .selectFrom('journals.board_member')
          .select('person_id')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).person_id;
    expect(await account()).toBeNull();
    await answer(await linkTo('dayang@example.test'), true);
    expect(await account()).toBe(person);
  });

  it('without an address is not asked, and cannot be asked again', async () => {
    const id = await added('Chandra');
    expect(await named('Chandra')).toMatchObject({ consent: 'not-asked' });
    const again = await manager.post<Board>(at('ask-board-member'), { journal_id: journal, id });
    expect(again.body).toMatchObject({ code: 'address-missing', errors: [{ path: 'email' }] });
  });
});

describe('the board', () => {
  it('takes one entry for one id: the same again is the same, another is refused', async () => {
    const entry = { id: newId(), name: 'Engku', role: 'editor' };
    expect((await save(entry)).status).toBe(200);
    expect((await save(entry)).status).toBe(200);
    expect((await save({ ...entry, name: 'Farid' })).body.code).toBe('another-content');
    expect((await read()).members.filter(({ name }) => name === 'Engku')).toHaveLength(1);
  });

  it('says where an entry is wrong', async () => {
    const wrong = (entry: object) => save({ id: newId(), name: 'Gan', role: 'editor', ...entry });
    expect((await wrong({ orcid: '0000-0002-1825-0098' })).body).toMatchObject({ errors: [{ path: 'orcid' }] });
    expect((await wrong({ term_from: '2026-01-01', term_to: '2025-01-01' })).body).toMatchObject({
      errors: [{ path: 'term_to' }],
    });
    expect((await save({ id: newId(), role: 'editor' })).body).toMatchObject({ errors: [{ path: 'name' }] });
  });

  it('is shown in the order that was set, and refuses one that names others', async () => {
    const order = (await read()).members.map(({ id }) => id).reverse();
    const set = (ids: string[]) =>
      manager.post<Board>(at('order-editorial-board'), { journal_id: journal, order: ids });
    expect((await set(order)).body.members.map(({ id }) => id)).toEqual(order);
    expect((await set(order.slice(1))).body.code).toBe('other-members');
    expect((await set([newId(), ...order.slice(1)])).body.code).toBe('other-members');
  });

  it('loses who is taken off, by their latest version', async () => {
    const id = await added('Hana', { email: 'hana@example.test' });
    const remove = (version: number) =>
      manager.post<Board>(at('delete-editorial-board'), { journal_id: journal, id, version });
    expect((await save({ id, version: 1, affiliation: 'UKM' })).status).toBe(200);
    expect((await save({ id, version: 1, affiliation: 'UPM' })).status).toBe(409);
    expect((await remove(1)).status).toBe(409);
    expect((await remove(2)).status).toBe(200);
    expect((await remove(2)).status).toBe(404);
    expect((await answer(await linkTo('hana@example.test'), true)).body.code).toBe('link-used');
  });
});

describe('the board of a journal', () => {
  it('is kept by who holds its masthead: readers may look, and another journal’s manager changes nothing', async () => {
    const entry = { id: newId(), name: 'Ismail', role: 'editor' };
    for (const by of [reader, rival]) {
      expect((await read(by)).can).toEqual({ edit: false });
      expect((await save(entry, by)).status).toBe(404);
    }
    const suspended = database.db.updateTable('journals.journal').where('id', '=', journal);
    await suspended.set({ state: 'suspended' }).execute();
    for (const by of [reader, rival]) {
      expect((await save(entry, by)).status).toBe(404);
      expect((await by.post(at('get-editorial-board'), { journal_id: journal })).status).toBe(404);
    }
    await suspended.set({ state: 'active' }).execute();
  });

  it('is not reached by an entry of another', async () => {
    const mine = await named('Engku');
    const river = await database.db
      .selectFrom('journals.journal')
      .select('id')
      .where('path', '=', 'sungai')
      .executeTakeFirstOrThrow();
    const moved = { journal_id: river.id, id: mine?.id, version: mine?.version };
    expect((await rival.post(at('save-editorial-board'), { ...moved, name: 'Mine now' })).status).toBe(404);
    expect((await rival.post(at('delete-editorial-board'), moved)).status).toBe(404);
  });

  it('loses who is anonymised, and what it keeps of a person is in their export', async () => {
    await server.person('admin', [1, 6]);
    const admin = await server.as('admin');
    const [dayang] = await database.db
      .selectFrom('journals.board_member')
      .innerJoin('identity.person', 'identity.person.id', 'person_id')
      .select(['person_id as usr_id', 'identity.person.version'])
      .where('journals.board_member.name', '=', 'Dayang')
      .execute();
    const exported = await admin.post('/api/admin/desk/export-person', { usr_id: dayang?.usr_id });
    expect(JSON.stringify(exported.body)).toContain('The forest');
    expect((await admin.post('/api/admin/identity/anonymise-person', { ...dayang })).status).toBe(200);
    expect(await named('Dayang')).toBeUndefined();
  });
});
