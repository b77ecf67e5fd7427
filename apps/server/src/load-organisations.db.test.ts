import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadShippedOrganisations } from '@naskhah/modules/reference-data';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer } from '@naskhah/testing/test-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
const folder = mkdtempSync(join(tmpdir(), 'naskhah-organisations-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const clone = new URL('../../..', import.meta.url).pathname;

const record = (
  id: string,
  names: [name: string, type: string][],
  country: string,
  city: string,
  status = 'active',
) => ({
  id: `https://ror.org/${id}`,
  status,
  names: names.map(([value, type]) => ({ value, types: [type], lang: null })),
  locations: [{ geonames_details: { country_code: country, name: city } }],
});
const dump = [
  record(
    '02e91jd64',
    [
      ['UPM', 'acronym'],
      ['Universiti Putra Malaysia', 'ror_display'],
      ['University of Putra Malaysia', 'alias'],
    ],
    'MY',
    'Serdang',
  ),
  record(
    '02crff812',
    [
      ['University of Zurich', 'ror_display'],
      ['Universität Zürich', 'label'],
    ],
    'CH',
    'Zürich',
  ),
  record('05a28rw58', [['ETH Zurich', 'ror_display']], 'CH', 'Zürich'),
  record('0bbbbbbb1', [['Zurich Closed Institute', 'ror_display']], 'CH', 'Zürich', 'withdrawn'),
  { id: 'https://ror.org/wrong', names: 'no record' },
];

const load = (name: string, content: string | Buffer): Promise<{ code: number; said: string }> =>
  new Promise((done) => {
    writeFileSync(join(folder, name), content);
    const script = [join(clone, 'apps/server/src/load-organisations.ts'), join(folder, name)];
    const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: database.url, NASKHAH_DATA: folder };
    execFile(join(clone, 'node_modules/.bin/node'), script, { env }, (error, out, err) =>
      done({ code: error ? Number(error.code) : 0, said: `${out}${err}`.trim() }),
    );
  });

describe('organisations', () => {
  let find: (q: string) => Promise<{ name: string; ror: string | null; country: string; city: string | null }[]>;
  beforeAll(async () => {
    await database.db.transaction().execute(loadShippedOrganisations);
    await server.person('nor-azizah');
    const author = await server.as('nor-azizah');
    find = async (q) => {
      const { status, body } = await author.post('/api/admin/reference-data/find-organisations', { q });
      expect(status).toBe(200);
      return body as never;
    };
  });

  it('are known by name in Malaysia and Singapore before anything is loaded', async () => {
    expect((await find('putra malaysia'))[0]).toMatchObject({
      name: 'Universiti Putra Malaysia',
      ror: null,
      country: 'MY',
    });
    expect(await find('zurich')).toEqual([]);
  });

  it('are loaded from the dump, gzipped too, and a second time without change', async () => {
    expect(await load('dump.json', JSON.stringify(dump))).toEqual({
      code: 0,
      said: '4 organisations, 4 of them new or changed',
    });
    expect(await load('dump.json.gz', gzipSync(JSON.stringify(dump)))).toEqual({
      code: 0,
      said: '4 organisations, 0 of them new or changed',
    });
  });

  it('that were known by name get their ids and are there once', async () => {
    const putra = (await find('universiti putra malaysia')).filter(({ name }) => name === 'Universiti Putra Malaysia');
    expect(putra).toMatchObject([{ ror: 'https://ror.org/02e91jd64', city: 'Serdang' }]);
  });

  it('are found by every one of their names, without marks, in any order of words, the best first', async () => {
    expect((await find('zürich universität')).map(({ name }) => name)).toEqual(['University of Zurich']);
    expect((await find('UPM')).map(({ name }) => name)).toContain('Universiti Putra Malaysia');
    expect((await find('eth z'))[0]?.name).toBe('ETH Zurich');
    expect(await find('et')).toEqual([]);
  });

  it('that the registry withdrew are no longer offered', async () => {
    expect((await find('zurich')).map(({ name }) => name)).not.toContain('Zurich Closed Institute');
  });

  it('are not loaded from a file that is something else, which is said in a sentence', async () => {
    const { code, said } = await load('other.json', '[{"id": 1}]');
    expect(code).toBe(1);
    expect(said).toBe(`${join(folder, 'other.json')} holds no records of the registry's schema version 2.`);
  });

  it('are not for visitors', async () => {
    expect((await server.visitor().post('/api/admin/reference-data/find-organisations', { q: 'putra' })).status).toBe(
      401,
    );
  });
});
