import { seedJournal } from '@naskhah/testing/public-journal-seeds';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer } from '@naskhah/testing/test-server';
import { seedSubmission } from '@naskhah/testing/workspace-seeds';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
const path = '/api/admin/desk/export-workspace';

beforeAll(async () => {
  const editor = await server.person('nurul-huda');
  const journal = await seedJournal(database.db, { path: 'jek', nameEn: 'Tropical Ecology' });
  const participants = [{ person: editor, role: 'editor' as const }];
  await seedSubmission(database.db, journal, { title: '=cmd|Peat', number: 'JEK-1', participants });
});

const ask = async (body: object, headers: Record<string, string> = {}, who = 'nurul-huda') => {
  const cookie = who ? (await server.as(who)).cookie() : '';
  return server.app.inject({ method: 'POST', url: path, payload: body, headers: { cookie, ...headers } });
};

describe('the workspace as a file', () => {
  it('is CSV with a name that says what and when', async () => {
    const file = await ask({ columns: ['number'] });
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="naskhah-workspace-2026-11-21.csv"',
      'cache-control': 'no-store',
    });
    expect(file.body).toBe(
      "\ufeffNumber,Title,Authors,Journal\r\nJEK-1,'=cmd|Peat,Nor Azizah Mohd Yusof,Tropical Ecology",
    );
  });

  it('is a workbook in Malay when so asked', async () => {
    const file = await ask({ format: 'xlsx', language: 'ms' });
    expect(file.headers['content-disposition']).toBe('attachment; filename="naskhah-ruang-kerja-2026-11-21.xlsx"');
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  it('is refused to nobody, to other pages and to what it does not know', async () => {
    expect((await ask({}, {}, '')).statusCode).toBe(401);
    expect((await ask({}, { origin: 'http://elsewhere.test' })).statusCode).toBe(403);
    const unknown = await ask({ format: 'pdf', columns: ['secret'] });
    expect(unknown.statusCode).toBe(422);
    expect(unknown.json().errors.map(({ path: field }: { path: string }) => field)).toEqual(['format', 'columns.0']);
  });
});
