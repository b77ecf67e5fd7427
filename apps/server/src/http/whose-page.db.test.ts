import { newId } from '@naskhah/kernel/ids';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);

describe('what was typed by one person, sent once another is logged in', () => {
  const ids = {} as Record<'siti' | 'raj', string>;
  let raj: Visitor;
  beforeAll(async () => {
    ids.siti = await server.person('siti');
    ids.raj = await server.person('raj');
    raj = await server.as('raj');
  });
  const save = (person: string | undefined) =>
    raj.post<{ code: string }>(
      '/api/admin/desk/save-view',
      { id: newId(), list: 'workspace', name: `View of ${person}`, search: '' },
      person === undefined ? {} : { 'x-naskhah-person': person },
    );
  const kept = async () =>
    (await database.db.selectFrom('desk_workspace.saved_view').select('name').execute()).map(({ name }) => name);

  it('is not done as that other one, but asks for the login', async () => {
    const { status, body } = await save(ids.siti);
    expect([status, body.code]).toEqual([401, 'not-logged-in']);
    expect(await kept()).toEqual([]);
  });

  it('is done as the one who typed it, and where nobody says who that is', async () => {
    expect((await save(ids.raj)).status).toBe(200);
    expect((await save(undefined)).status).toBe(200);
    expect(await kept()).toHaveLength(2);
  });

  it('opens nothing to who has no session', async () => {
    const stranger = await server.visitor().post(
      '/api/admin/desk/list-saved-views',
      { list: 'workspace' },
      {
        'x-naskhah-person': ids.siti,
      },
    );
    expect(stranger.status).toBe(401);
  });
});
