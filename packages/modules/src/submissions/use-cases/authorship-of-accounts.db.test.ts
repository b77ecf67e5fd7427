import { newId } from '@naskhah/kernel/ids';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
const [journal, submission, author] = [newId(), newId(), newId()];
let admin: Visitor;

beforeAll(async () => {
  await server.person('rosnah', [1, 6]);
  await server.person('azman');
  const submitter = await server.person('devi');
  const now = server.clock();
  await database.db
    .insertInto('journals.journal')
    .values({ id: journal, path: 'jek', name_en: 'Ecology', abbreviation: 'JEK', created_at: now, updated_at: now })
    .execute();
  const dates = { stage_since: now, created_at: now, updated_at: now, submitted_at: now };
  await database.db
    .insertInto('submissions.submission')
    .values({
      id: submission,
      journal_id: journal,
      submitter_id: submitter,
      number: 'JEK-1',
      status: 'active',
      ...dates,
    })
    .execute();
  await database.db
    .insertInto('submissions.contributor')
    .values({
      id: author,
      submission_id: submission,
      position: 1,
      name: 'Azman',
      email: 'azman@example.test',
      confirm_hash: Buffer.from('a link'),
    })
    .execute();
  admin = await server.as('rosnah');
});

const confirm = async (key: string) =>
  (await server.as(key)).post('/api/admin/submissions/confirm-own-authorship', { id: author });
const invitations = async (key: string) =>
  (await server.as(key)).post<{ rows: { kind: string; state: string; can: { answer: boolean } }[] }>(
    '/api/admin/desk/list-invitations',
    { filters: { view: 'mine' } },
  );

describe('an author who has an account', () => {
  it('is asked again by a fresh link', async () => {
    const again = () => admin.post('/api/admin/submissions/ask-author-again', { id: author });
    expect((await again()).status).toBe(200);
    const mail = await database.db.selectFrom('messaging.mail').select(['event', 'address']).executeTakeFirstOrThrow();
    expect(mail).toEqual({ event: 'co-author-confirmation', address: 'azman@example.test' });
    expect((await admin.post('/api/admin/submissions/ask-author-again', { id: newId() })).status).toBe(404);
  });

  it('finds it among their invitations and confirms without the link, and nobody else does', async () => {
    expect((await invitations('azman')).body.rows).toMatchObject([
      { kind: 'authorship', state: 'open', can: { answer: true } },
    ]);
    expect((await invitations('devi')).body.rows).toEqual([]);
    expect((await confirm('devi')).status).toBe(404);
    expect((await confirm('azman')).status).toBe(200);
    expect((await confirm('azman')).status).toBe(200);
    expect((await invitations('azman')).body.rows).toMatchObject([{ state: 'accepted', can: { answer: false } }]);
    expect((await admin.post('/api/admin/submissions/ask-author-again', { id: author })).status).toBe(404);
  });
});
