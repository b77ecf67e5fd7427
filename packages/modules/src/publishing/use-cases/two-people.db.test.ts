import { newId } from '@naskhah/kernel/ids';
import { seedJournal } from '@naskhah/testing/public-journal-seeds';
import { answered } from '@naskhah/testing/sent-article';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { seedSubmission } from '@naskhah/testing/workspace-seeds';
import { sql } from 'kysely';
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

  it('themselves: nobody in their place, and no program', async () => {
    await approvedBy(huda);
    const admin = await server.as('aminah');
    answered(await admin.post('/api/auth/switch-user', { usr_id: ids.rashidah, reason: 'To look' }));
    expect((await step(admin, 'final-approval-issue')).body.code).toBe('not-while-switched');
    expect((await issue()).state).toBe('approved');
  });
});

describe('what was approved is void', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['when a galley is taken off', () => rashidah.post(`${base}/delete-issue-galley`, { id: ids.galley })],
    [
      'when the article is taken out',
      () => rashidah.post(`${base}/update-article-issue`, { article_id: ids.article, issue_id: null }),
    ],
    [
      'when its pages change',
      () =>
        rashidah.post(`${base}/update-article-issue`, { article_id: ids.article, issue_id: ids.issue, pages: '1-9' }),
    ],
    [
      'when its articles are put in order',
      () => rashidah.post(`${base}/update-article-issue-sort`, { issue_id: ids.issue, order: [ids.article] }),
    ],
  ])('%s', async (_when, change) => {
    await approvedBy(huda);
    const { version } = await issue();
    expect(await change()).toMatchObject({ status: 200 });
    expect((await issue()).state).toBe('compiled');
    expect((await step(rashidah, 'final-approval-issue', version)).body.code).not.toBeUndefined();
  });
});

it('galleys of what was retracted are nobody’s to replace', async () => {
  await approvedBy(huda);
  answered(await step(rashidah, 'final-approval-issue'));
  await sql`update submissions.submission set status = 'retracted' where id = ${ids.article}`.execute(database.db);
  expect((await huda.post(`${base}/delete-issue-galley`, { id: ids.galley })).status).toBe(403);
});
