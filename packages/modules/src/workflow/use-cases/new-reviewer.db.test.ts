import { newId } from '@naskhah/kernel/ids';
import { seedJournal } from '@naskhah/testing/public-journal-seeds';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { seedSubmission } from '@naskhah/testing/workspace-seeds';
import { beforeAll, describe, expect, it } from 'vitest';
import { assignPreset, copyPresets } from '../../access/index.ts';

const database = testDatabase();
const server = testServer(database);
const ids = {} as Record<'chief' | 'author' | 'known' | 'peat' | 'crabs', string>;
let chief: Visitor;
let author: Visitor;

const articleIn = async (journal: string, number: string) => {
  const id = await seedSubmission(database.db, journal, {
    title: number,
    number,
    participants: [
      { person: ids.chief, role: 'editor' },
      { person: ids.author, role: 'author' },
    ],
  });
  await database.db.updateTable('submissions.submission').set({ stage: 'review' }).where('id', '=', id).execute();
  await database.db
    .insertInto('workflow.round')
    .values({ id: newId(), submission_id: id, number: 1, opened_at: server.clock() })
    .execute();
  return id;
};

beforeAll(async () => {
  for (const key of ['chief', 'author', 'known'] as const) ids[key] = await server.person(key);
  const journal = await seedJournal(database.db, { path: 'jek', nameEn: 'Journal of Ecology' });
  await database.db.transaction().execute(async (trx) => {
    await copyPresets(trx, journal, newId);
    const preset = { id: newId(), journal, person: ids.chief, presetCode: 'editor-in-chief' };
    await assignPreset(trx, { ...preset, by: null, at: server.clock() });
  });
  [ids.peat, ids.crabs] = [await articleIn(journal, 'JEK-1'), await articleIn(journal, 'JEK-2')];
  [chief, author] = [await server.as('chief'), await server.as('author')];
});

const bodyTo = async (address: string, event: string) =>
  (
    await database.db
      .selectFrom('messaging.mail')
      .select('body')
      .where('address', '=', address)
      .where('event', '=', event)
      .orderBy('id', 'desc')
      .execute()
  ).map(({ body }) => body);
const invite = async (article_id: string, reviewer: object) => {
  const id = newId();
  const asked = { id, kind: 'review', article_id, ...reviewer };
  expect((await chief.post('/api/admin/tasks/request/save-request', asked)).status).toBe(200);
  return id;
};
const answer = async (id: string, address: string, act: 'accept' | 'decline') => {
  const [mail = ''] = await bodyTo(address, 'review-invitation');
  const visitor = server.visitor();
  await visitor.post('/api/auth/open-review-link', { token: mail.match(/\/review\/(\S+)/)?.[1] });
  const { body } = await visitor.post<{ version: number }>('/api/admin/workflow/get-review', { id });
  expect(
    (await visitor.post('/api/admin/tasks/save-respond', { id, version: body.version, act, reason: 'Away' })).status,
  ).toBe(200);
};

describe('an account that an invitation to review made', () => {
  const address = 'new.reviewer@um.test';
  const name = 'Farid Hakimi';

  it('is told of once, after the review was accepted, by a link that opens it once', async () => {
    const first = await invite(ids.peat, { person: { name, email: address } });
    expect(await bodyTo(address, 'reviewer-account')).toEqual([]);
    await answer(first, address, 'accept');
    const second = await invite(ids.crabs, { person: { name, email: address } });
    await answer(second, address, 'accept');
    const [mail = '', ...more] = await bodyTo(address, 'reviewer-account');
    expect(more).toEqual([]);
    const ticket = mail.match(/\/update-profile#(\S+)/)?.[1];
    server.clock.forward({ days: 13 });
    const browser = server.visitor();
    expect((await browser.post('/api/portal/open-profile', { ticket })).status).toBe(200);
    expect((await browser.get('/api/auth/session')).body).toMatchObject({ user: { usr_email: address } });
    expect((await server.visitor().post('/api/portal/open-profile', { ticket })).body.code).toBe('ticket-used');
    [chief, author] = [await server.as('chief'), await server.as('author')];
  });

  it('is not told of to who declines, nor to who had one before', async () => {
    const declined = 'declines@um.test';
    await answer(await invite(ids.peat, { person: { name, email: declined } }), declined, 'decline');
    await answer(await invite(ids.peat, { user_id: ids.known }), 'known@example.test', 'accept');
    expect(await bodyTo(declined, 'reviewer-account')).toEqual([]);
    expect(await bodyTo('known@example.test', 'reviewer-account')).toEqual([]);
  });
});

describe('what people say of their work', () => {
  it('is read by who chooses reviewers and handles the article, and by no author of it', async () => {
    const says = (id: string, text: string) =>
      database.db
        .updateTable('identity.person')
        .set({ biography: JSON.stringify({ en: text }), interests: ['peat'] })
        .where('id', '=', id)
        .execute();
    await says(ids.known, 'Measures peat.');
    await says(ids.author, 'Grows mangroves.');
    await database.db
      .insertInto('submissions.contributor')
      .values({ id: newId(), submission_id: ids.crabs, position: 1, name: 'Author', person_id: ids.author })
      .execute();
    const asked = { article_id: ids.crabs, for: 'reviewer', q: 'known' };
    expect((await chief.post('/api/admin/workflow/candidates', asked)).body).toMatchObject([
      { interests: ['peat'], biography: { en: 'Measures peat.', ms: '' }, photo: null },
    ]);
    expect((await author.post('/api/admin/workflow/candidates', asked)).status).toBe(403);
    const page = `/api/admin/pengurusan-jurnal/pengurusan-artikel/get-data-artikel?id=${ids.crabs}`;
    const record = async (who: Visitor) => (await who.get<{ contributor: object[] }>(page)).body.contributor;
    expect(await record(chief)).toMatchObject([{ biography: { en: 'Grows mangroves.', ms: '' } }]);
    expect(await record(author)).toMatchObject([{ biography: { en: '', ms: '' }, photo: null }]);
  });

  it('shows its photo to them, and to nobody else but Administrators', async () => {
    await server.person('stranger');
    const known = await server.as('known');
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg==',
      'base64',
    );
    const photo = await known.upload({ ref_id: ids.known, type: 'photo' }, { name: 'me.png', content: png });
    expect(photo.status).toBe(200);
    const asked = { article_id: ids.crabs, for: 'reviewer', q: 'known' };
    const [found] = (await chief.post<{ photo: string }[]>('/api/admin/workflow/candidates', asked)).body;
    const read = (who: Visitor) => who.raw(`/media/files/download-file?id=${found?.photo}`);
    expect((await read(chief)).status).toBe(200);
    expect((await read(author)).status).toBe(404);
    expect((await read(await server.as('stranger'))).status).toBe(404);
  });
});
