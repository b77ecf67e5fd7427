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

describe('a co-author who is none', () => {
  const link = async () => {
    const { body } = await database.db
      .selectFrom('messaging.mail')
      .select('body')
      .where('event', '=', 'co-author-confirmation')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return body.match(/\/authorship\/(\S+)/)?.[1] ?? '';
  };
  const mails = async (event: string) =>
    (
      await database.db.selectFrom('messaging.mail').select(['address', 'body']).where('event', '=', event).execute()
    ).map(({ address, body }) => `${address} ${body.includes('I only lent') ? 'with the word' : 'without'}`);
  const by = (call: string, input: object) => server.visitor().post(`/api/admin/submissions/${call}`, input);

  beforeAll(async () => {
    await server.person('siti');
    const people = await database.db.selectFrom('identity.person').select(['id', 'name']).execute();
    const idOf = (name: string) => people.find((one) => one.name === name)?.id ?? '';
    await database.db
      .insertInto('submissions.participant')
      .values(
        [
          { id: newId(), role: 'author' as const, person_id: idOf('Devi') },
          { id: newId(), role: 'editor' as const, person_id: idOf('Siti') },
        ].map((one) => ({ ...one, submission_id: submission, journal_id: journal, since: server.clock() })),
      )
      .execute();
  });

  it('says so by the link with a word, which the editors and the submitting author are mailed', async () => {
    const token = await link();
    expect((await by('read-authorship', { token })).body).toMatchObject({ state: 'confirmed', can: { decline: true } });
    const no = { token, note: 'I only lent the microscope.' };
    for (let times = 0; times < 2; times++)
      expect(await by('decline-authorship', no)).toMatchObject({
        status: 200,
        body: { state: 'declined', note: no.note },
      });
    expect((await mails('authorship-was-declined')).sort()).toEqual([
      'devi@example.test with the word',
      'siti@example.test with the word',
    ]);
    expect((await invitations('azman')).body.rows).toMatchObject([{ state: 'declined', can: { answer: false } }]);
    expect((await by('decline-authorship', { token: 'x'.repeat(43) })).body.code).toBe('link-used');
  });

  it('may think again by the same link, or logged in, until the article is published', async () => {
    const token = await link();
    expect((await by('confirm-authorship', { token })).body).toMatchObject({ state: 'confirmed', note: '' });
    expect(await mails('authorship-was-restored')).toHaveLength(2);
    const own = (key: string) =>
      server.as(key).then((who) => who.post('/api/admin/submissions/decline-authorship', { id: author }));
    expect((await own('devi')).status).toBe(404);
    expect((await by('decline-authorship', { id: author })).status).toBe(403);
    expect((await own('azman')).body).toMatchObject({ state: 'declined' });
    await database.db.updateTable('submissions.submission').set({ status: 'published' }).execute();
    expect((await by('confirm-authorship', { token })).body.code).toBe('authorship-closed');
    expect((await by('read-authorship', { token })).body).toMatchObject({ can: { confirm: false, decline: false } });
  });
});
