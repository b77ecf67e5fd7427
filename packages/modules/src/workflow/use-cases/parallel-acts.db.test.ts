import { newId } from '@naskhah/kernel/ids';
import { seedJournal } from '@naskhah/testing/public-journal-seeds';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { seedSubmission } from '@naskhah/testing/workspace-seeds';
import { beforeAll, describe, expect, it } from 'vitest';
import { assignPreset, copyPresets } from '../../access/index.ts';
import { verifyChain } from '../../activity/index.ts';

const database = testDatabase();
const server = testServer(database);

const reviewers = ['siti-hajar', 'rajesh-kumar', 'tan-mei-fong', 'ali-hassan'];
const ids = {} as Record<'journal' | 'article' | 'helper', string>;
const reviews: { id: string; by: Visitor }[] = [];
let editor: Visitor;

beforeAll(async () => {
  const chief = await server.person('nurul-huda');
  ids.helper = await server.person('aminah');
  ids.journal = await seedJournal(database.db, { path: 'jek', nameEn: 'Journal of Ecology' });
  await database.db.transaction().execute(async (trx) => {
    await copyPresets(trx, ids.journal, newId);
    for (const person of [chief, ids.helper])
      await assignPreset(trx, {
        id: newId(),
        journal: ids.journal,
        person,
        presetCode: 'editor-in-chief',
        by: null,
        at: server.clock(),
      });
  });
  ids.article = await seedSubmission(database.db, ids.journal, {
    title: 'Peat',
    number: 'JEK-1',
    participants: [{ person: chief, role: 'editor' }],
  });
  await database.db
    .updateTable('submissions.submission')
    .set({ stage: 'review' })
    .where('id', '=', ids.article)
    .execute();
  const round = newId();
  await database.db
    .insertInto('workflow.round')
    .values({ id: round, submission_id: ids.article, number: 1, opened_at: server.clock() })
    .execute();
  for (const name of reviewers) {
    const id = newId();
    await database.db
      .insertInto('workflow.review_assignment')
      .values({
        id,
        round_id: round,
        submission_id: ids.article,
        journal_id: ids.journal,
        reviewer_id: await server.person(name),
        state: 'invited',
        invited_at: server.clock(),
        answer_due: '2026-11-30',
        review_due: '2026-12-30',
      })
      .execute();
    reviews.push({ id, by: await server.as(name) });
  }
  editor = await server.as('nurul-huda');
});

const versionOf = async (table: 'submissions.submission' | 'workflow.review_assignment', id: string) =>
  (await database.db.selectFrom(table).select('version').where('id', '=', id).executeTakeFirstOrThrow()).version;

const respond = async ({ id, by }: (typeof reviews)[number], answer: object) =>
  by.post('/api/admin/tasks/save-respond', {
    id,
    version: await versionOf('workflow.review_assignment', id),
    ...answer,
  });

describe('what several people do to one article at once', () => {
  it('is done one after another, with one chain in the log', async () => {
    const answers = await Promise.all([
      ...reviews.map((review) => respond(review, { act: 'accept' })),
      ...reviews.map(({ id }) => editor.post('/api/admin/workflow/remind-reviewer', { id })),
      editor.post('/api/admin/participant/save-participant', {
        article_id: ids.article,
        user_id: ids.helper,
        role: 'section-editor',
      }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await verifyChain(database.db, 'article', ids.article)).toBeUndefined();
    const state = await database.db
      .selectFrom('desk_article.article_state')
      .select('reviewers')
      .where('submission_id', '=', ids.article)
      .executeTakeFirstOrThrow();
    expect(state.reviewers).toHaveLength(reviewers.length);
  });

  it('ends with the reviews either cancelled or declined when a decision meets answers', async () => {
    const [first, ...others] = reviews;
    if (!first) throw new Error('nobody reviews');
    const version = await versionOf('submissions.submission', ids.article);
    const [cancelled, decided, ...declined] = await Promise.all([
      editor.post('/api/admin/workflow/cancel-review', { id: first.id }),
      editor.post('/api/admin/workflow/decide', { article_id: ids.article, version, kind: 'accept', mail: null }),
      ...others.map((review) => respond(review, { act: 'decline', reason: 'No time.' })),
    ]);
    expect([200, 422]).toContain(cancelled?.status);
    expect(decided?.status).toBe(200);
    for (const { status } of declined) expect([200, 409, 422]).toContain(status);
    const rows = await database.db
      .selectFrom('workflow.review_assignment')
      .select('state')
      .where('submission_id', '=', ids.article)
      .execute();
    expect(rows.filter(({ state }) => state !== 'cancelled' && state !== 'declined')).toEqual([]);
    expect(await verifyChain(database.db, 'article', ids.article)).toBeUndefined();
  });
});
