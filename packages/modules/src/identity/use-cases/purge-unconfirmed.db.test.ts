import { newId } from '@naskhah/kernel/ids';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);

const here = async (): Promise<string[]> => {
  const rows = await database.db.selectFrom('identity.person').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
};
const purge = () => server.routine('purge-unconfirmed');

describe('an account that was registered and not confirmed', () => {
  beforeAll(async () => {
    await server.person('confirmed');
    const asked = await server.person('asked-to-review');
    const member = await server.person('in-a-team');
    await server.person('forgotten');
    const open = { status: 'unconfirmed' as const };
    await database.db.updateTable('identity.person').set(open).where('name', '!=', 'Confirmed').execute();
    await database.db.updateTable('identity.person').set({ password_hash: null }).where('id', '=', asked).execute();
    const now = server.clock();
    await database.db
      .insertInto('submissions.submission')
      .values({
        id: newId(),
        journal_id: newId(),
        submitter_id: member,
        stage_since: now,
        created_at: now,
        updated_at: now,
      })
      .execute();
  });

  it('stays for a week', async () => {
    server.clock.forward({ days: 6 });
    await purge();
    expect(await here()).toHaveLength(4);
  });

  it('is deleted after it, unless it was made for somebody or a record names it', async () => {
    server.clock.forward({ days: 2 });
    await purge();
    expect(await here()).toEqual(['Asked To Review', 'Confirmed', 'In A Team']);
  });
});
