import { newId } from '@naskhah/kernel/ids';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { completeRegistration, issnOf, wholeRegistration } from '@naskhah/testing/whole-registration';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

type File = { id: string; ref_id: string; use: string; filename: string; label: string };
type Journal = { id: string; version: number; disciplines: string[]; files: File[] | null; code?: string };
const names = ['applicant', 'stranger', 'reader'] as const;
const who = {} as Record<(typeof names)[number] | 'secretary', Visitor>;
const id = {} as Record<(typeof names)[number] | 'secretary', string>;
const at = (call: string) => `/api/admin/journals/${call}`;

const form = (path: string) => ({
  id: newId(),
  path,
  name_en: `Journal ${path}`,
  name_ms: '',
  abbreviation: path.toUpperCase(),
  publisher: 'Persatuan Rimba',
  disciplines: ['1.6'],
});

/** Sends a file to the account of its sender, where it waits for its journal. */
const sent = async (type: string, of: keyof typeof id = 'applicant') => {
  const file = { id: newId(), type, label: type };
  const content = type === 'cover' ? { name: 'cover.png', content: png } : { name: 'paper.pdf', content: pdf };
  expect(await who[of].upload({ ...file, ref_id: id[of] }, content)).toMatchObject({ status: 200 });
  return file;
};
const save = (journal: object, by: Visitor = who.applicant) => by.post<Journal>(at('save-journal'), journal);
const recordOf = async (journal: string, by: Visitor = who.applicant) =>
  (await by.post<Journal>(at('get-journals'), { id: journal })).body;
const update = async (journal: string, change: object, by: Visitor = who.applicant) => {
  const { version } = await recordOf(journal, who.applicant);
  return by.post<Journal>(at('update-journal'), { id: journal, version, ...change });
};
const statusOf = async (by: Visitor, file: string) => (await by.raw(`/media/files/content/${file}`)).status;
const open = (journal: string) =>
  database.db.updateTable('journals.journal').set({ state: 'active' }).where('id', '=', journal).execute();

beforeAll(async () => {
  for (const name of names) id[name] = await server.person(name);
  id.secretary = await server.person('secretary', [2, 6]);
  for (const name of [...names, 'secretary'] as const) who[name] = await server.as(name);
});

describe('a journal is saved with its files', () => {
  it('which then hang on it, under its id, with their type and label', async () => {
    const [cover, evidence] = [await sent('cover'), await sent('evidence')];
    const journal = form('alam');
    const { status, body } = await save({
      ...journal,
      files: [cover, { ...evidence, label: 'Letter of the society' }],
    });
    expect(status).toBe(200);
    expect(body.files?.map(({ ref_id, use, label }) => [ref_id, use, label])).toEqual([
      [journal.id, 'cover', 'cover'],
      [journal.id, 'evidence', 'Letter of the society'],
    ]);
  });

  it('once, however often the same is saved', async () => {
    const journal = { ...form('bayu'), files: [await sent('cover')] };
    const [first, second] = await Promise.all([save(journal), save(journal)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect((await recordOf(journal.id)).files).toHaveLength(1);
    expect((await update(journal.id, { files: journal.files })).body.files).toHaveLength(1);
  });

  it.each([
    ['that is nowhere', async () => ({ id: newId(), type: 'cover', label: '' }), 'file-not-found'],
    ['that another person sent', () => sent('evidence', 'stranger'), 'file-not-found'],
    ['whose content is none of its type', async () => ({ ...(await sent('policy')), type: 'cover' }), 'wrong-type'],
  ])('or not at all, where one of them is a file %s', async (_, bad, code) => {
    const journal = form(`c${newId().slice(-6)}`);
    const good = await sent('evidence');
    const answer = await save({ ...journal, files: [good, await bad()] });
    expect(answer.body.code).toBe(code);
    expect(await recordOf(journal.id)).toMatchObject({ code: 'journal-not-found' });
    const rows = await database.db
      .selectFrom('journals.journal_discipline')
      .selectAll()
      .where('journal_id', '=', journal.id)
      .execute();
    expect(rows).toEqual([]);
    const { ref_id } = await database.db
      .selectFrom('media.attachment')
      .select('ref_id')
      .where('id', '=', good.id)
      .executeTakeFirstOrThrow();
    expect(ref_id).toBe(id.applicant);
  });

  it('or its change not at all: neither names nor disciplines', async () => {
    const journal = form('damar');
    await save(journal);
    const files = [{ id: newId(), type: 'evidence', label: '' }];
    expect((await update(journal.id, { name_en: 'Other', disciplines: [], files })).status).toBe(404);
    expect(await recordOf(journal.id)).toMatchObject({ jnl_name: 'Journal damar', disciplines: ['1.6'], version: 1 });
  });

  it('of which it has one cover', async () => {
    const two = [await sent('cover'), await sent('cover')];
    expect(await save({ ...form('embun'), files: two })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'files', code: 'one-cover' }] },
    });
  });

  it('and keeps those that a change says nothing of, and loses those that its list leaves out', async () => {
    const journal = { ...form('fajar'), files: [await sent('evidence')] };
    await save(journal);
    expect((await update(journal.id, { name_ms: 'Jurnal Fajar' })).body.files).toHaveLength(1);
    expect((await update(journal.id, { files: [] })).body.files).toEqual([]);
    expect(await statusOf(who.applicant, journal.files[0]?.id ?? '')).toBe(404);
  });
});

describe('a file of a journal', () => {
  const journal = form('gunung');
  const files = {} as Record<'cover' | 'evidence' | 'policy', { id: string; type: string; label: string }>;
  const seenBy = async (by: Visitor) =>
    Promise.all((['cover', 'evidence', 'policy'] as const).map((use) => statusOf(by, files[use].id)));

  beforeAll(async () => {
    for (const use of ['cover', 'evidence', 'policy'] as const) files[use] = await sent(use);
  });

  it('waits unseen by others until it is saved', async () => {
    expect(await seenBy(who.applicant)).toEqual([200, 200, 200]);
    for (const other of [who.stranger, who.secretary, server.visitor()])
      expect(await seenBy(other)).toEqual([404, 404, 404]);
  });

  it('is read by its applicant and by who checks journals, before there is a site', async () => {
    await save({ ...journal, files: Object.values(files) });
    for (const one of [who.applicant, who.secretary]) expect(await seenBy(one)).toEqual([200, 200, 200]);
    for (const other of [who.stranger, server.visitor()]) expect(await seenBy(other)).toEqual([404, 404, 404]);
  });

  it('is shown to everybody once there is one, but for the evidence', async () => {
    await open(journal.id);
    for (const one of [who.secretary, who.applicant]) expect(await seenBy(one)).toEqual([200, 200, 200]);
    for (const one of [who.stranger, server.visitor()]) expect(await seenBy(one)).toEqual([200, 404, 200]);
    expect((await recordOf(journal.id, who.stranger)).files).toBeNull();
    expect((await recordOf(journal.id, who.secretary)).files).toHaveLength(3);
  });

  it('stands on the public pages as the cover alone', async () => {
    const visitor = server.visitor();
    const address = `/j/gunung/cover/${files.cover.id}`;
    const picture = await visitor.raw(address);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
    const home = (await visitor.raw('/j/gunung/')).body;
    expect(home).toContain(`<img class="jcover" src="${address}"`);
    expect(home).toMatch(new RegExp(`<meta property="og:image" content="[^"]*${address}">`));
    expect(home).toMatch(new RegExp(`"image":"[^"]*${address}"`));
    expect((await visitor.raw('/journals')).body).toContain(address);
    expect((await visitor.raw(`/j/gunung/cover/${files.evidence.id}`)).status).toBe(404);
    expect((await visitor.raw(`/j/gunung/cover/${files.policy.id}`)).status).toBe(404);
  });

  it('leaves the public pages when it is taken off', async () => {
    await update(journal.id, { files: [files.evidence] });
    const visitor = server.visitor();
    // A page that was kept is dropped as soon as the server has heard of the change.
    await expect.poll(async () => (await visitor.raw('/j/gunung/')).body).not.toContain('jcover');
    expect((await visitor.raw(`/j/gunung/cover/${files.cover.id}`)).status).toBe(404);
  });

  it('can be sent to a journal that is there, by who keeps its masthead; another cover takes the place of the first', async () => {
    const to = (by: Visitor, file: object) =>
      by.upload({ id: newId(), ref_id: journal.id, type: 'cover', ...file }, { name: 'c.png', content: png });
    expect((await to(who.stranger, {})).status).toBe(404);
    expect((await to(who.secretary, {})).status).toBe(404);
    expect((await to(who.applicant, {})).status).toBe(200);
    expect((await to(who.applicant, {})).status).toBe(200);
    const record = await recordOf(journal.id);
    expect(record.files?.map(({ use }) => use).sort()).toEqual(['cover', 'evidence']);
    const cover = record.files?.find(({ use }) => use === 'cover')?.id;
    expect((await who.stranger.post('/media/files/delete-file', { id: cover })).status).toBe(404);
    expect((await who.applicant.post('/media/files/delete-file', { id: cover })).status).toBe(200);
    expect((await recordOf(journal.id)).files?.map(({ use }) => use)).toEqual(['evidence']);
  });

  it('is a picture that runs nothing where it is a cover, whatever its name says', async () => {
    const send = (name: string, content: string | Buffer) =>
      who.applicant.upload({ id: newId(), ref_id: id.applicant, type: 'cover' }, { name, content });
    expect((await send('cover.svg', svg)).status).toBe(415);
    expect((await send('cover.png', svg)).status).toBe(415);
    expect((await send('cover.png', pdf)).status).toBe(415);
    expect((await send('cover.png', Buffer.concat([png, Buffer.alloc(2_000_001)]))).status).toBe(413);
  });

  it('is not changed by who keeps another section, nor by who checks journals', async () => {
    expect((await update(journal.id, { files: [] }, who.secretary)).status).toBe(403);
    expect((await update(journal.id, { files: [] }, who.stranger)).status).toBe(403);
    expect((await recordOf(journal.id)).files).toHaveLength(1);
  });
});

describe('a registration that was never submitted', () => {
  const remove = (journal: string, version: number, by = who.applicant) =>
    by.post<{ code: string }>(at('delete-journal'), { id: journal, version });

  it('is deleted by its applicant with its files and its team, which nobody reads any more', async () => {
    const journal = { ...form('hilang'), files: [await sent('evidence')] };
    await save(journal);
    expect((await remove(journal.id, 1, who.stranger)).status).toBe(404);
    expect(await remove(journal.id, 2)).toMatchObject({ status: 409, body: { code: 'stale-version' } });
    expect((await remove(journal.id, 1)).status).toBe(200);
    expect(await recordOf(journal.id)).toMatchObject({ code: 'journal-not-found' });
    expect(await statusOf(who.applicant, journal.files[0]?.id ?? '')).toBe(404);
    expect(await statusOf(who.secretary, journal.files[0]?.id ?? '')).toBe(404);
    const held = await database.db
      .selectFrom('access.assigned_preset')
      .select('id')
      .where('journal_id', '=', journal.id)
      .execute();
    expect(held).toEqual([]);
    expect((await save(form('hilang'))).status).toBe(200);
  });

  it('is not deleted once it was submitted', async () => {
    const journal = { ...wholeRegistration, ...form('ingat'), eissn: issnOf('ingat') };
    const { body } = await save(journal);
    await completeRegistration(who.applicant, journal.id);
    expect((await who.applicant.post(at('on-submit'), { id: journal.id, version: body.version })).status).toBe(200);
    const { version } = await recordOf(journal.id);
    expect(await remove(journal.id, version)).toMatchObject({ status: 422, body: { code: 'journal-not-draft' } });
  });
});
