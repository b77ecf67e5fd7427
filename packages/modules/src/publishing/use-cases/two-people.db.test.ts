import { newId } from '@naskhah/kernel/ids';
import { seedFile } from '@naskhah/testing/public-article-seeds';
import { seedJournal } from '@naskhah/testing/public-journal-seeds';
import { answered } from '@naskhah/testing/sent-article';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { seedSubmission } from '@naskhah/testing/workspace-seeds';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assignPreset, copyPresets } from '../../access/index.ts';

const database = testDatabase();
const server = testServer(database);
const base = '/api/admin/pengurusan-jurnal';
const ids = {} as Record<'huda' | 'rashidah' | 'aminah' | 'journal' | 'article' | 'issue' | 'galley', string>;
let huda: Visitor;
let rashidah: Visitor;

type Issue = { state: string; version: number };
const issue = async (): Promise<Issue> => answered(await huda.post<Issue>(`${base}/get-issue-data`, { id: ids.issue }));
const step = async (who: Visitor, act: string, version?: number) =>
  who.post<Issue & { code?: string }>(`${base}/${act}`, { id: ids.issue, version: version ?? (await issue()).version });

beforeAll(async () => {
  for (const key of ['huda', 'rashidah'] as const) ids[key] = await server.person(key);
  ids.aminah = await server.person('aminah', [1]);
  ids.journal = await seedJournal(database.db, { path: 'jek', nameEn: 'Ecology', license: 'CC-BY' });
  await database.db.transaction().execute(async (trx) => {
    await copyPresets(trx, ids.journal, newId);
    for (const key of ['huda', 'rashidah'] as const)
      await assignPreset(trx, {
        id: newId(),
        journal: ids.journal,
        person: ids[key],
        presetCode: 'editor-in-chief',
        by: null,
        at: server.clock(),
      });
  });
  [huda, rashidah] = [await server.as('huda'), await server.as('rashidah')];
});

/** An issue with one article that has a galley: complete, and nothing asked for yet. */
beforeEach(async () => {
  const number = newId();
  ids.article = await seedSubmission(database.db, ids.journal, { title: 'Peat', number });
  await database.db
    .updateTable('submissions.submission')
    .set({ stage: 'production' })
    .where('id', '=', ids.article)
    .execute();
  const volume = newId();
  answered(await huda.post(`${base}/insert-volume`, { id: volume, journal_id: ids.journal, number, year: 2026 }));
  ids.issue = newId();
  answered(
    await huda.post(`${base}/insert-issue`, { id: ids.issue, journal_id: ids.journal, volume_id: volume, number: '1' }),
  );
  answered(await huda.post(`${base}/update-article-issue`, { article_id: ids.article, issue_id: ids.issue }));
  ids.galley = newId();
  await database.db
    .insertInto('publishing.galley')
    .values({
      id: ids.galley,
      submission_id: ids.article,
      kind: 'html',
      label: 'HTML',
      language: 'en',
      html: '<p>Peat</p>',
      created_at: server.clock(),
    })
    .execute();
  await database.db.updateTable('journals.journal').set({ approval_levels: 2 }).execute();
});

const approvedBy = async (who: Visitor) => {
  answered(await step(who, 'publish-issue'));
  answered(await step(who, 'approval-issue'));
};

describe('two people approve an issue', () => {
  it('so that the database takes no second approval by the first, whatever asks for it', async () => {
    await approvedBy(huda);
    expect((await step(huda, 'final-approval-issue')).body.code).toBe('second-person-required');
    const set = (person: string) =>
      database.db
        .updateTable('publishing.issue')
        .set({ finally_approved_by: person })
        .where('id', '=', ids.issue)
        .execute();
    await expect(set(ids.huda)).rejects.toThrow('two_people');
    await expect(set(ids.rashidah)).resolves.toBeDefined();
  });

  it('and in a journal of one level not the one who asked', async () => {
    await database.db.updateTable('journals.journal').set({ approval_levels: 1 }).execute();
    answered(await step(huda, 'publish-issue'));
    expect((await step(huda, 'final-approval-issue')).body.code).toBe('second-person-required');
    const set = database.db
      .updateTable('publishing.issue')
      .set({ finally_approved_by: ids.huda })
      .where('id', '=', ids.issue)
      .execute();
    await expect(set).rejects.toThrow('two_people');
    expect(answered(await step(rashidah, 'final-approval-issue')).state).toBe('public');
  });

  it('of the version that they looked at', async () => {
    const { version } = await issue();
    answered(await step(huda, 'publish-issue'));
    answered(await step(huda, 'approval-issue'));
    expect((await step(rashidah, 'final-approval-issue', version)).status).toBe(409);
    expect((await issue()).state).toBe('approved');
  });

  it('themselves: nobody in their place', async () => {
    await approvedBy(huda);
    const admin = await server.as('aminah');
    answered(await admin.post('/api/auth/switch-user', { usr_id: ids.rashidah, reason: 'To look' }));
    expect((await step(admin, 'final-approval-issue')).body.code).toBe('not-while-switched');
    expect((await issue()).state).toBe('approved');
  });

  it('in person: no step of it is taken with a key for programs', async () => {
    const { key } = answered(
      await rashidah.post<{ key: string }>('/api/admin/identity/make-api-key', {
        label: 'x',
        scope: 'write',
        days: 30,
      }),
    );
    const program = (act: string, version: number) =>
      server
        .visitor()
        .post<{ code: string }>(`${base}/${act}`, { id: ids.issue, version }, { authorization: `Bearer ${key}` });
    const before = await issue();
    expect((await program('publish-issue', before.version)).body.code).toBe('not-by-key');
    await approvedBy(huda);
    const { version } = await issue();
    for (const act of ['approval-issue', 'final-approval-issue'])
      expect((await program(act, version)).body.code, act).toBe('not-by-key');
    expect((await issue()).state).toBe('approved');
  });
});

/** A second article that stands in the issue, with a galley of a file that was not made one yet. */
const second = async () => {
  const article = await seedSubmission(database.db, ids.journal, { title: 'Bogs', number: newId() });
  await sql`update submissions.submission set stage = 'production' where id = ${article}`.execute(database.db);
  answered(await huda.post(`${base}/update-article-issue`, { article_id: article, issue_id: ids.issue }));
  const attachment = await seedFile(database.db, article, 'application/pdf', 'bogs.pdf');
  const galley = { article_id: article, attachment_id: attachment, kind: 'pdf', label: 'PDF', language: 'en' };
  return { article, galley };
};
const place = (pages?: string) =>
  rashidah.post(`${base}/update-article-issue`, { article_id: ids.article, issue_id: ids.issue, pages });
const order = (articles: string[]) =>
  rashidah.post(`${base}/update-article-issue-sort`, { issue_id: ids.issue, order: articles });

describe('what was approved', () => {
  it.each<[string, (other: Awaited<ReturnType<typeof second>>) => Promise<unknown>]>([
    ['a galley is taken off', () => rashidah.post(`${base}/delete-issue-galley`, { id: ids.galley })],
    ['a galley is added', ({ galley }) => rashidah.post(`${base}/insert-issue-galley`, galley)],
    [
      'the article is taken out',
      () => rashidah.post(`${base}/update-article-issue`, { article_id: ids.article, issue_id: null }),
    ],
    ['its pages change', () => place('1-9')],
    ['its articles are put in another order', ({ article }) => order([article, ids.article])],
  ])('is void when %s', async (_when, change) => {
    const other = await second();
    await database.db.updateTable('publishing.issue').set({ state: 'approved' }).where('id', '=', ids.issue).execute();
    const { version } = await issue();
    expect(await change(other)).toMatchObject({ status: 200 });
    expect((await issue()).state).toBe('compiled');
    expect((await step(rashidah, 'final-approval-issue', version)).body.code).not.toBeUndefined();
  });

  it('stands when what is said again is so already', async () => {
    const { article, galley } = await second();
    answered(await place('1-9'));
    answered(await rashidah.post(`${base}/insert-issue-galley`, galley));
    await approvedBy(huda);
    for (const again of [
      await rashidah.post(`${base}/insert-issue-galley`, galley),
      await place('1-9'),
      await place(),
      await order([ids.article, article]),
    ])
      expect(again.status).toBe(200);
    expect((await issue()).state).toBe('approved');
    const galleys = await rashidah.post<unknown[]>(`${base}/get-issue-galley`, { article_id: article });
    expect(galleys.body).toHaveLength(1);
  });
});

describe('the database', () => {
  const changes: [string, (id: typeof ids) => RawBuilder<unknown>][] = [
    [
      'the title of the issue',
      ({ issue: id }) => sql`update publishing.issue set title = '{"en":"X"}' where id = ${id}`,
    ],
    ['the issue, by deleting it', ({ issue: id }) => sql`delete from publishing.issue where id = ${id}`],
    ['pages', ({ article: id }) => sql`update publishing.publication set pages = '7' where submission_id = ${id}`],
    [
      'what stands in it',
      ({ article: id }) => sql`update publishing.publication set issue_id = null where submission_id = ${id}`,
    ],
    [
      'a publication, by deleting it',
      ({ article: id }) => sql`delete from publishing.publication where submission_id = ${id}`,
    ],
    ['the label of a galley', ({ galley: id }) => sql`update publishing.galley set label = 'X' where id = ${id}`],
    ['galleys, by deleting one', ({ galley: id }) => sql`delete from publishing.galley where id = ${id}`],
    [
      'galleys, by adding one',
      ({
        article: id,
      }) => sql`insert into publishing.galley (id, submission_id, kind, label, language, html, created_at)
        values (${newId()}, ${id}, 'html', 'X', 'en', 'X', now())`,
    ],
    [
      'the title of an article',
      ({ article: id }) => sql`update submissions.submission set title = '{"en":"X"}' where id = ${id}`,
    ],
    [
      'the byline, by adding a name',
      ({ article: id }) =>
        sql`insert into submissions.contributor (id, submission_id, position, name) values (${newId()}, ${id}, 9, 'X')`,
    ],
    [
      'the byline, by another name',
      ({ article: id }) => sql`update submissions.contributor set name = 'X' where submission_id = ${id}`,
    ],
    [
      'the byline, by taking one off',
      ({ article: id }) => sql`delete from submissions.contributor where submission_id = ${id}`,
    ],
  ];
  beforeEach(async () => {
    await sql`insert into submissions.contributor (id, submission_id, position, name)
      values (${newId()}, ${ids.article}, 0, 'Aminah')`.execute(database.db);
  });

  it.each(changes)('lets nobody change %s behind an approval', async (_what, change) => {
    await approvedBy(huda);
    await expect(change(ids).execute(database.db)).rejects.toThrow('approved_content');
  });
  it.each(changes)('keeps %s as readers found it', async (_what, change) => {
    await approvedBy(huda);
    answered(await step(rashidah, 'final-approval-issue'));
    await expect(change(ids).execute(database.db)).rejects.toThrow('public_content');
  });
  it('takes a change of what is public as a new version', async () => {
    await approvedBy(huda);
    answered(await step(rashidah, 'final-approval-issue'));
    const changed = sql`update publishing.publication set pages = '7', version_number = 2 where submission_id = ${ids.article}`;
    expect((await changed.execute(database.db)).numAffectedRows).toBe(1n);
  });
});

it('galleys of what was retracted are nobody’s to replace', async () => {
  await approvedBy(huda);
  answered(await step(rashidah, 'final-approval-issue'));
  await sql`update submissions.submission set status = 'retracted' where id = ${ids.article}`.execute(database.db);
  expect((await huda.post(`${base}/delete-issue-galley`, { id: ids.galley })).status).toBe(403);
});
