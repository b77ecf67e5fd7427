import { loadLists } from '@naskhah/modules/reference-data';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
const base = '/api/admin/reference-data';
const house = 'https://example.test/licence';

describe('code tables', () => {
  let admin: Visitor;
  let member: Visitor;
  type Row = { value: string; label_en: string; version: number; in_use: boolean; active: boolean };
  const rows = async (list: string) => (await admin.post<Row[]>(`${base}/list-codes`, { list })).body;
  const entry = (value: string, more = {}) => ({
    list: 'license',
    value,
    label_en: 'House licence',
    label_ms: 'Lesen sendiri',
    parent: null,
    sort: 90,
    active: true,
    version: null,
    ...more,
  });

  beforeAll(async () => {
    await database.db.transaction().execute(loadLists);
    await server.person('ahmad-faizal', [1, 6]);
    await server.person('nor-azizah');
    admin = await server.as('ahmad-faizal');
    member = await server.as('nor-azizah');
  });

  it('hold the shipped lists', async () => {
    expect((await rows('article_type')).map(({ value }) => value)).toContain('data-paper');
    expect(await rows('state')).toHaveLength(16);
    expect(await rows('frequency')).toHaveLength(8);
    expect((await rows('discipline')).map(({ value }) => value)).toEqual(expect.arrayContaining(['2.1', '2.10']));
  });

  it('get an entry once, however often it is sent, which is then offered', async () => {
    for (let times = 0; times < 2; times++)
      expect(await admin.post(`${base}/save-code`, entry(house))).toMatchObject({
        status: 200,
        body: { version: 1, in_use: false },
      });
    expect(await admin.post(`${base}/save-code`, entry(house, { label_en: 'Other' }))).toMatchObject({
      status: 422,
      body: { code: 'code-taken', errors: [{ path: 'value' }] },
    });
    const lists = await server.visitor().get<{ license: { value: string; retired?: true }[] }>('/api/get-ref/license');
    expect(lists.body.license.at(-1)).toMatchObject({ value: house, label: 'House licence' });
  });

  it('say what is wrong with an entry in the language of who sends it', async () => {
    const wrong = entry('*', { label_ms: '' });
    const refused = await admin.post<{ errors: { path: string; message: string }[] }>(`${base}/save-code`, wrong, {
      'accept-language': 'ms',
    });
    expect(refused.body.errors.map(({ path }) => path)).toEqual(['value', 'label_ms']);
    expect((await rows('license')).map(({ value }) => value)).not.toContain('*');
  });

  it('refuse a change of what somebody else has changed meanwhile', async () => {
    expect((await admin.post(`${base}/save-code`, entry(house, { label_en: 'First', version: 1 }))).status).toBe(200);
    expect(await admin.post(`${base}/save-code`, entry(house, { label_en: 'Second', version: 1 }))).toMatchObject({
      status: 409,
    });
  });

  it('keep an entry that a record names: it is retired, no longer offered, and still has its name', async () => {
    const saved = await admin.post('/api/admin/journals/save-journal', {
      path: 'jek',
      name_en: 'Journal',
      name_ms: 'Jurnal',
      abbreviation: 'JEK',
      publisher: 'Persatuan',
      license: house,
    });
    expect(saved.status).toBe(200);
    const used = (await rows('license')).find(({ value }) => value === house);
    expect(used?.in_use).toBe(true);
    const gone = { list: 'license', value: house, version: used?.version };
    expect(await admin.post(`${base}/delete-code`, gone)).toMatchObject({ status: 422, body: { code: 'code-in-use' } });
    expect(
      (await admin.post(`${base}/save-code`, entry(house, { active: false, version: used?.version }))).status,
    ).toBe(200);
    const lists = await server.visitor().get<{ license: { value: string; retired?: true }[] }>('/api/get-ref/license');
    expect(lists.body.license.find(({ value }) => value === house)).toMatchObject({
      retired: true,
      label: 'House licence',
    });
  });

  it('lose an entry that nothing names, once', async () => {
    await admin.post(`${base}/save-code`, entry('unused'));
    const gone = { list: 'license', value: 'unused', version: 1 };
    for (let times = 0; times < 2; times++) expect((await admin.post(`${base}/delete-code`, gone)).status).toBe(200);
    expect((await rows('license')).map(({ value }) => value)).not.toContain('unused');
  });

  it('come as a file and go back unchanged; a changed file says first what it would do', async () => {
    const file = await admin.raw(`${base}/export-codes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ list: 'discipline', format: 'csv' }),
    });
    expect(file.status).toBe(200);
    const back = { list: 'discipline', csv: file.body, apply: true };
    expect(await admin.post(`${base}/import-codes`, back)).toMatchObject({
      status: 200,
      body: { added: 0, changed: 0, unchanged: 48, faults: [], applied: true },
    });
    const more = { list: 'discipline', csv: `${file.body}\r\n6.9,Museum studies,Pengajian muzium,6,70,1` };
    expect((await admin.post(`${base}/import-codes`, more)).body).toMatchObject({
      added: 1,
      changed: 0,
      applied: false,
    });
    expect((await rows('discipline')).map(({ value }) => value)).not.toContain('6.9');
    expect((await admin.post(`${base}/import-codes`, { ...more, apply: true })).body).toMatchObject({ applied: true });
    expect((await rows('discipline')).map(({ value }) => value)).toContain('6.9');
  });

  it('take nothing of a file with a fault, whose line and column are named', async () => {
    const csv = 'value,label_en,label_ms,parent\n7,Seventh,Ketujuh,\n7.1,,Kosong,99';
    const { body } = await admin.post<{ faults: { line: number; path: string; message: string }[] }>(
      `${base}/import-codes`,
      {
        list: 'discipline',
        csv,
        apply: true,
      },
    );
    expect(body).toMatchObject({ applied: false });
    expect(body.faults.map(({ line, path }) => [line, path])).toEqual([
      [3, 'label_en'],
      [3, 'parent'],
    ]);
    expect((await rows('discipline')).map(({ value }) => value)).not.toContain('7');
  });

  it('are for an Administrator alone', async () => {
    for (const [act, body] of [
      ['list-codes', { list: 'license' }],
      ['save-code', entry('mine')],
      ['delete-code', { list: 'license', value: house, version: 1 }],
      ['import-codes', { list: 'license', csv: '' }],
      ['export-codes', { list: 'license' }],
    ] as const)
      expect([act, (await member.post(`${base}/${act}`, body)).status]).toEqual([act, 403]);
  });
});
