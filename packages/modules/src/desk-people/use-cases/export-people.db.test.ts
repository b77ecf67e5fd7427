import type { PersonActor } from '@naskhah/kernel/actor';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer } from '@naskhah/testing/test-server';
import { monitorOf } from '@naskhah/testing/workspace-seeds';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportPeople } from './export-people.ts';

const database = testDatabase();
const server = testServer(database);
const ids: Record<string, string> = {};
const administrator: PersonActor = { ...monitorOf(), flags: 8 };

beforeAll(async () => {
  ids.rosnah = await server.person('rosnah-kamaruddin', [1, 6]);
  ids.mei = await server.person('tan-mei-fong', [3, 6]);
  ids.kok = await server.person('tan-kok-seng');
  await server.person('nur-aisyah');
  const gone = database.db.updateTable('identity.person').set({ status: 'suspended' });
  await gone.where('name', '=', 'Tan Kok Seng').execute();
});

const ask = async (body: object, who = 'rosnah-kamaruddin') => {
  const cookie = (await server.as(who)).cookie();
  return server.app.inject({
    method: 'POST',
    url: '/api/admin/desk/export-people',
    payload: body,
    headers: { cookie },
  });
};
const linesOf = async (body: object) => (await ask(body)).body.replace('\ufeff', '').split('\r\n');

describe('the list of people as a file', () => {
  it('has a line for each that the list shows, in its order and in the columns that are shown', async () => {
    expect(await linesOf({ columns: ['roles', 'status'], sort: '-name' })).toEqual([
      'Name,E-mail address,Affiliation,Roles,Status',
      'Tan Mei Fong,tan-mei-fong@example.test,,"Evaluator, Member",Active',
      'Tan Kok Seng,tan-kok-seng@example.test,,Member,Suspended',
      'Rosnah Kamaruddin,rosnah-kamaruddin@example.test,,"Administrator, Member",Active',
      'Nur Aisyah,nur-aisyah@example.test,,Member,Active',
    ]);
  });

  it('is asked by the same search and filters, and speaks the language of the reader', async () => {
    const asked = { q: 'tan', filters: { role: [3] }, columns: ['status'], language: 'ms' };
    expect(await linesOf(asked)).toEqual([
      'Nama,Alamat e-mel,Afiliasi,Status',
      'Tan Mei Fong,tan-mei-fong@example.test,,Aktif',
    ]);
  });

  it('holds those alone that were chosen of them', async () => {
    const chosen = { q: 'tan', ids: [ids.kok, ids.rosnah], columns: ['status'] };
    expect((await linesOf(chosen)).slice(1)).toEqual(['Tan Kok Seng,tan-kok-seng@example.test,,Suspended']);
  });

  it('holds no column that was not asked for, and nothing that the list does not know', async () => {
    expect((await linesOf({ columns: [] }))[0]).toBe('Name,E-mail address,Affiliation');
    expect((await ask({ columns: ['phone'] })).statusCode).toBe(422);
  });

  it('is a workbook when so asked', async () => {
    const file = await ask({ format: 'xlsx', language: 'ms' });
    expect(file.headers['content-disposition']).toBe('attachment; filename="naskhah-pengguna-2026-11-21.xlsx"');
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  it('is for Administrators', async () => {
    expect((await ask({}, 'tan-mei-fong')).statusCode).toBe(403);
  });

  it('of more people than one file takes is refused, and nobody is left out silently', async () => {
    const question = { q: '', sort: 'name', role: [], status: [], journal: [], seen: null, only: undefined };
    const made = (limit: number) =>
      exportPeople(database.db, server.clock, limit)(administrator, { ...question, columns: [], language: 'en' });
    expect(await made(3)).toMatchObject({ ok: false, refusal: 'export-too-large' });
    expect(await made(4)).toMatchObject({ ok: true });
  });
});
