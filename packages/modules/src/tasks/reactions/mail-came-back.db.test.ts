import { newId } from '@naskhah/kernel/ids';
import { seedJournal } from '@naskhah/testing/public-journal-seeds';
import { testDatabase } from '@naskhah/testing/test-database';
import { testReportToken, testServer, type Visitor } from '@naskhah/testing/test-server';
import { seedSubmission } from '@naskhah/testing/workspace-seeds';
import { beforeAll, describe, expect, it } from 'vitest';
import { queueMail } from '../../messaging/index.ts';

const database = testDatabase();
const server = testServer(database);
type Row = {
  id: string;
  version: number;
  kind: string;
  about: { id: string | null; name: string; address: string } | null;
  done_at: string | null;
  done_by: string | null;
  can: { open_person: boolean; open_article: boolean };
};
type Rows = { total: number; rows: Row[] };

const ids = {} as Record<'ali' | 'huda' | 'raj' | 'jek' | 'jte' | 'peat' | 'oaks' | 'fish', string>;
let admin: Visitor;
let editor: Visitor;
let chief: Visitor;
let author: Visitor;

const article = (journal: string, title: string, people: readonly (readonly [string, 'author' | 'editor'])[]) =>
  seedSubmission(database.db, journal, {
    title,
    number: title.toUpperCase(),
    participants: people.map(([person, role]) => ({ person, role })),
  });
const review = async (submission_id: string, journal_id: string, state: 'accepted' | 'declined') => {
  const round_id = newId();
  await database.db
    .insertInto('workflow.round')
    .values({ id: round_id, submission_id, number: 1, opened_at: server.clock() })
    .execute();
  const dues = { answer_due: '2026-11-30', review_due: '2026-12-30', invited_at: server.clock() };
  await database.db
    .insertInto('workflow.review_assignment')
    .values({ id: newId(), round_id, submission_id, journal_id, reviewer_id: ids.raj, state, ...dues })
    .execute();
};
const comesBack = async (address: string, person: string | null = null) => {
  server.clock.forward({ minutes: 1 });
  await database.db.transaction().execute((trx) =>
    queueMail(server.mailing)(trx, {
      event: 'confirm-email-code',
      to: { personId: person, address, language: 'en' },
      variables: {
        firstname: 'R',
        code: '1',
        minutes: '10',
        profile_url: 'https://x.test',
        portal_url: 'https://x.test',
      },
    }),
  );
  await database.db.updateTable('messaging.mail').set({ state: 'sent' }).where('address', '=', address).execute();
  const told = await server.visitor().post('/api/mail/report', [{ address, kind: 'bounced', reason: 'gone' }], {
    authorization: `Bearer ${testReportToken}`,
  });
  expect(told.body).toEqual({ noted: 1 });
};
const tasksOf = async (who: Visitor, filters: object = {}) =>
  (await who.post<Rows>('/api/admin/tasks/get-task', { filters })).body.rows;
const toldOf = async (address: string) =>
  (
    await database.db
      .selectFrom('messaging.mail')
      .select('body')
      .where('event', '=', 'mail-bounced')
      .where('address', '=', address)
      .execute()
  ).map(({ body }) => body);

beforeAll(async () => {
  await server.person('aminah', [1, 6]);
  ids.ali = await server.person('ali-hassan');
  ids.huda = await server.person('nurul-huda');
  ids.raj = await server.person('rajesh-kumar');
  const tan = await server.person('tan-mei-fong');
  ids.jek = await seedJournal(database.db, { path: 'jek', nameEn: 'Journal of Ecology' });
  ids.jte = await seedJournal(database.db, { path: 'jte', nameEn: 'Journal of Trees' });
  // The editor of one is an author of another: who reviews that one is not theirs to know.
  ids.peat = await article(ids.jek, 'Peat', [
    [ids.ali, 'author'],
    [ids.huda, 'editor'],
  ]);
  ids.oaks = await article(ids.jte, 'Oaks', [[ids.huda, 'author']]);
  ids.fish = await article(ids.jek, 'Fish', [
    [ids.ali, 'author'],
    [ids.huda, 'editor'],
  ]);
  await review(ids.peat, ids.jek, 'accepted');
  await review(ids.oaks, ids.jte, 'accepted');
  await review(ids.fish, ids.jek, 'declined');
  const preset = newId();
  await database.db
    .insertInto('access.preset')
    .values({
      id: preset,
      journal_id: ids.jte,
      code: 'editor-in-chief',
      label_en: 'Editor-in-Chief',
      label_ms: 'Ketua Editor',
      function_flags: 67,
    })
    .execute();
  for (const person_id of [tan, ids.huda])
    await database.db
      .insertInto('access.assigned_preset')
      .values({ id: newId(), journal_id: ids.jte, person_id, preset_id: preset, assigned_at: server.clock() })
      .execute();
  [admin, editor, chief, author] = [
    await server.as('aminah'),
    await server.as('nurul-huda'),
    await server.as('tan-mei-fong'),
    await server.as('ali-hassan'),
  ];
});

describe('a mail that comes back', () => {
  it('opens a task for the editor, which closes when the address is released', async () => {
    await comesBack('rajesh-kumar@example.test', ids.raj);
    const [task, ...more] = await tasksOf(editor);
    expect(more).toEqual([]);
    expect(task).toMatchObject({
      kind: 'mail-came-back',
      article: { id: ids.peat },
      about: { id: null, name: 'Rajesh Kumar', address: 'rajesh-kumar@example.test' },
      made_by: null,
      can: { done: true, change: false, remove: false, open_article: true, open_person: false },
    });
    await admin.post('/api/admin/messaging/release-address', { address: 'rajesh-kumar@example.test' });
    expect(await tasksOf(editor)).toEqual([]);
    expect(await tasksOf(editor, { state: 'done' })).toMatchObject([{ id: task?.id, done_by: null, version: 2 }]);
  });

  it('went to those who get submissions where nobody edits, and never to who wrote the article', async () => {
    expect(await tasksOf(chief, { state: 'done' })).toMatchObject([
      { article: { id: ids.oaks }, about: { name: 'Rajesh Kumar' } },
    ]);
    const all = JSON.stringify(await tasksOf(editor, { state: 'all' }));
    expect(all).not.toContain(ids.oaks);
  });

  it('is told to each of them once, without what it said to others', async () => {
    const [mail, ...more] = await toldOf('nurul-huda@example.test');
    expect(more).toEqual([]);
    expect(mail).toContain('The mail “A mail of the portal” to rajesh-kumar@example.test');
    expect(mail).toContain('/private/article-management/user-task');
    expect(await toldOf('tan-mei-fong@example.test')).toHaveLength(1);
    expect(await toldOf('aminah@example.test')).toEqual([]);
  });

  it('opens no second task while one is open', async () => {
    for (const _again of [1, 2]) await comesBack('rajesh-kumar@example.test', ids.raj);
    expect(await tasksOf(editor)).toHaveLength(1);
    expect(await toldOf('nurul-huda@example.test')).toHaveLength(2);
  });

  it('is over when the person confirms the address', async () => {
    const system = { kind: 'system', job: 'test' } as const;
    const fact = { event: 'email-was-confirmed', subject: { type: 'person', id: ids.raj } } as const;
    await server.mailing.transaction((trx) => server.mailing.tell(trx, system, fact));
    expect(await tasksOf(editor)).toEqual([]);
  });

  it('names the person to nobody who no longer edits the article', async () => {
    await comesBack('rajesh-kumar@example.test', ids.raj);
    const [task] = await tasksOf(editor);
    await database.db
      .deleteFrom('submissions.participant')
      .where('submission_id', '=', ids.peat)
      .where('person_id', '=', ids.huda)
      .execute();
    expect((await tasksOf(editor, { id: task?.id }))[0]).toMatchObject({ about: null, can: { open_article: false } });
    expect(JSON.stringify(await tasksOf(editor, { state: 'all' }))).not.toMatch(/rajesh/i);
    expect(await tasksOf(author, { state: 'all' })).toEqual([]);
  });

  it('to an author without an account opens a task too', async () => {
    await database.db
      .insertInto('submissions.contributor')
      .values({
        id: newId(),
        submission_id: ids.fish,
        position: 2,
        name: 'Siti Nurhaliza',
        email: 'Siti@example.test',
      } as never)
      .execute();
    await comesBack('siti@example.test');
    expect((await tasksOf(editor)).filter(({ about }) => about)).toMatchObject([
      { article: { id: ids.fish }, about: { name: 'Siti Nurhaliza', address: 'siti@example.test' } },
    ]);
  });

  it('is one task of all Administrators where no article is concerned, which any of them closes in person', async () => {
    await comesBack('nobody@example.test');
    const [task] = await tasksOf(admin);
    expect(task).toMatchObject({
      article: null,
      assignee: null,
      about: { address: 'nobody@example.test' },
      mine: true,
    });
    expect((await editor.post('/api/admin/tasks/save-task', { act: 'done', id: task?.id, version: 1 })).status).toBe(
      404,
    );
    const done = { act: 'done', id: task?.id, version: 1, outcome: 'Rang her up.' };
    expect((await admin.post('/api/admin/tasks/save-task', done)).status).toBe(200);
    expect(await tasksOf(admin)).toEqual([]);
  });
});
