import { newId } from '@naskhah/kernel/ids';
import { seedJournal } from '@naskhah/testing/public-journal-seeds';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { seedSubmission } from '@naskhah/testing/workspace-seeds';
import { beforeAll, describe, expect, it } from 'vitest';
import { assignPreset, copyPresets } from '../../access/index.ts';

const database = testDatabase();
const server = testServer(database);
type Outcomes = { done: number; results: { article_id: string; done: boolean; message: string }[] };

const ids = {} as Record<'chief' | 'section' | 'peat' | 'crabs' | 'written' | 'elsewhere' | 'reviewer', string>;
let chief: Visitor;

const journalWith = async (path: string, people: Record<string, string>): Promise<string> => {
  const journal = await seedJournal(database.db, { path, nameEn: path });
  await database.db.transaction().execute(async (trx) => {
    await copyPresets(trx, journal, newId);
    for (const [presetCode, person] of Object.entries(people))
      await assignPreset(trx, { id: newId(), journal, person, presetCode, by: null, at: server.clock() });
  });
  return journal;
};

/** A review in an open round; the clock of the tests stands on 21 November 2026. */
const reviewOf = async (article: string, state: 'invited' | 'accepted', reviewDue: string) => {
  const round = newId();
  const { journal_id } = await database.db
    .selectFrom('submissions.submission')
    .select('journal_id')
    .where('id', '=', article)
    .executeTakeFirstOrThrow();
  await database.db.updateTable('submissions.submission').set({ stage: 'review' }).where('id', '=', article).execute();
  await database.db
    .insertInto('workflow.round')
    .values({ id: round, submission_id: article, number: 1, opened_at: server.clock() })
    .execute();
  await database.db
    .insertInto('workflow.review_assignment')
    .values({
      id: newId(),
      round_id: round,
      submission_id: article,
      journal_id,
      reviewer_id: ids.reviewer,
      state,
      invited_at: server.clock(),
      answer_due: '2026-11-30',
      review_due: reviewDue,
    })
    .execute();
};

const editorsOf = async (article: string) =>
  (
    await database.db
      .selectFrom('submissions.participant')
      .select('person_id')
      .where('submission_id', '=', article)
      .where('role', '=', 'editor')
      .execute()
  ).map(({ person_id }) => person_id);
/** A place in the journal that decides nothing. */
const assignAsReviewer = async () => {
  const { id } = await database.db
    .selectFrom('journals.journal')
    .select('id')
    .where('path', '=', 'jek')
    .executeTakeFirstOrThrow();
  const role = { id: newId(), journal: id, person: ids.reviewer, presetCode: 'reviewer', by: null, at: server.clock() };
  await database.db.transaction().execute((trx) => assignPreset(trx, role));
};
const mailsOf = (event: string) =>
  database.db.selectFrom('messaging.mail').select('subject_id').where('event', '=', event).execute();

beforeAll(async () => {
  const { db } = database;
  ids.chief = await server.person('nurul-huda');
  ids.section = await server.person('tan-mei-fong');
  ids.reviewer = await server.person('siti-hajar');
  const journal = await journalWith('jek', { 'editor-in-chief': ids.chief, 'section-editor': ids.section });
  const other = await journalWith('bjph', {});
  const by = (person: string) => [{ person, role: 'author' as const }];
  ids.peat = await seedSubmission(db, journal, { title: 'Peat', number: 'JEK-1' });
  ids.crabs = await seedSubmission(db, journal, { title: 'Crabs', number: 'JEK-2' });
  ids.written = await seedSubmission(db, journal, { title: 'Mine', number: 'JEK-3', participants: by(ids.section) });
  ids.elsewhere = await seedSubmission(db, other, { title: 'Dengue', number: 'BJPH-1' });
  chief = await server.as('nurul-huda');
});

it('who assigns no editors of an article learns nothing of who could be one, and so not who wrote it', async () => {
  const ask = async (who: string, article: string) =>
    (await (await server.as(who)).post<unknown[]>('/api/admin/workflow/editors-for', { article_ids: [article] })).body;
  await assignAsReviewer();
  expect(await ask('siti-hajar', ids.written)).toEqual([]);
  expect(await ask('tan-mei-fong', ids.written)).toEqual([]);
  expect(await ask('nurul-huda', ids.written)).toMatchObject([{ user_id: ids.chief, fits: 1 }]);
});

describe('assigning an editor to several articles', () => {
  const assign = async (articles: string[], headers = {}) =>
    (
      await chief.post<Outcomes>(
        '/api/admin/workflow/assign-editor-to-articles',
        { article_ids: articles, user_id: ids.section },
        headers,
      )
    ).body;

  it('offers the editors of their journals, and says how many each could take', async () => {
    const { body } = await chief.post<{ name: string; fits: number }[]>('/api/admin/workflow/editors-for', {
      article_ids: [ids.peat, ids.written, ids.elsewhere],
    });
    expect(body.map(({ name, fits }) => [name, fits])).toEqual([
      ['Nurul Huda', 2],
      ['Tan Mei Fong', 1],
    ]);
  });

  it('does it where it may be done, and says why not for each of the others', async () => {
    const { done, results } = await assign([ids.peat, ids.written, ids.elsewhere, newId()]);
    expect(done).toBe(1);
    expect(results.map((one) => one.done)).toEqual([true, false, false, false]);
    expect(new Set(results.map(({ message }) => message)).size).toBe(3);
    expect(await editorsOf(ids.peat)).toEqual([ids.section]);
    expect(await editorsOf(ids.written)).toEqual([]);
    expect(await editorsOf(ids.elsewhere)).toEqual([]);
    expect(await mailsOf('editor-was-assigned')).toEqual([{ subject_id: ids.peat }]);
  });

  it('twice is once: nobody is told again', async () => {
    expect((await assign([ids.peat])).done).toBe(1);
    expect(await editorsOf(ids.peat)).toEqual([ids.section]);
    expect(await mailsOf('editor-was-assigned')).toHaveLength(1);
  });

  it('is refused when it asks for none or too many', async () => {
    const path = '/api/admin/workflow/assign-editor-to-articles';
    const ask = (article_ids: string[]) => chief.post(path, { article_ids, user_id: ids.section });
    expect((await ask([])).status).toBe(422);
    expect((await ask(Array.from({ length: 201 }, newId))).status).toBe(422);
  });
});

describe('reminding the late reviewers of several articles', () => {
  const remind = async (articles: string[]) =>
    (await chief.post<Outcomes>('/api/admin/workflow/remind-late-reviewers', { article_ids: articles })).body;

  it('mails who is late, leaves who is not, and tells nothing of articles that one does not edit', async () => {
    await reviewOf(ids.peat, 'accepted', '2026-11-20');
    await reviewOf(ids.crabs, 'accepted', '2026-11-21');
    await reviewOf(ids.elsewhere, 'accepted', '2026-11-20');
    const { done, results } = await remind([ids.peat, ids.crabs, ids.elsewhere, newId()]);
    expect(done).toBe(1);
    expect(results.map(({ message }) => message)).toEqual([
      '1 reviewer reminded',
      'No reviewer of this article is late.',
      'This article was not found.',
      'This article was not found.',
    ]);
    expect(await mailsOf('review-reminder')).toEqual([{ subject_id: ids.peat }]);
  });

  it('does so once a day', async () => {
    const { done, results } = await remind([ids.peat]);
    expect(done).toBe(0);
    expect(results[0]?.message).toContain('24 hours');
    expect(await mailsOf('review-reminder')).toHaveLength(1);
  });
});
