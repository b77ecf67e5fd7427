import { seedDraft } from '@naskhah/testing/draft-seed';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer } from '@naskhah/testing/test-server';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { spaceLeft } from '../space-left.ts';

const database = testDatabase();
const server = testServer(database, { store: 's3' });
const worker = testServer(database, { serves: 'health' });
let person: string;
beforeAll(async () => {
  person = await server.person('siti');
});

const full = { status: 507, body: { status: 507, code: 'no-space-left', type: '/problems/no-space-left' } };

describe('a full disk', () => {
  it('of the database is said as such, and to who watches the portal', async () => {
    const siti = await server.as('siti');
    expect(await spaceLeft('/')).toBe('ready');
    await sql`create function public.full_disk() returns trigger language plpgsql as
      $$ begin raise sqlstate '53100' using message = 'could not extend file: No space left on device'; end $$`.execute(
      database.db,
    );
    await sql`create trigger full_disk before insert on desk_workspace.saved_view
      execute function public.full_disk()`.execute(database.db);
    const view = { id: crypto.randomUUID(), list: 'workspace', name: 'Late', search: '' };
    expect(await siti.post('/api/admin/desk/save-view', view)).toMatchObject(full);
    await sql`drop trigger full_disk on desk_workspace.saved_view`.execute(database.db);
    expect(await spaceLeft('/')).toMatch(/^none left/);
    expect((await siti.post('/api/admin/desk/save-view', view)).status).toBe(200);
  });

  it('of the store of files is said as such, and nothing of the file is there', async () => {
    const siti = await server.as('siti');
    const draft = await seedDraft(database.db, person);
    server.failStoreWith(507);
    const answer = await siti.upload({ ref_id: draft, type: 'manuscript' }, { name: 'a.pdf', content: '%PDF-1.4\n' });
    server.failStoreWith(undefined);
    expect(answer).toMatchObject(full);
    expect(await database.db.selectFrom('media.attachment').select('id').execute()).toEqual([]);
  });
});

describe('a process that only works', () => {
  it('serves its health and nothing else', async () => {
    const asked = async (path: string) => (await worker.visitor().raw(path)).status;
    expect(await asked('/health/live')).toBe(200);
    expect(await asked('/health/ready')).toBe(200);
    for (const path of ['/', '/api/auth/session', '/journals', '/api/docs', '/media/files/get-file'])
      expect([path, await asked(path)]).toEqual([path, 404]);
  });
});
