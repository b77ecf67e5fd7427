import type { Question } from '@naskhah/kernel/forms/definition';
import { asked, options } from '@naskhah/kernel/forms/sample-form';
import { newId } from '@naskhah/kernel/ids';
import { assignPreset, copyPresets, loadPlatformRoles } from '@naskhah/modules/access';
import { seedReviewForm } from '@naskhah/testing/form-seeds';
import { seedJournal, seedSection } from '@naskhah/testing/public-journal-seeds';
import { answered, sendArticle } from '@naskhah/testing/sent-article';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);

type Answers = Record<string, unknown>;
type Page = { version: number; state: string; form: { questions: Question[]; answers: Answers } | null };
type Refused = { code: string; errors: { path: string; code: string; message: string }[] };
type Article = { version: number; workflow: { rounds: { reviews: { form: Page['form'] }[] }[] } };

const ids = {} as Record<'journal' | 'chief' | 'article', string>;
let chief: Visitor;
let author: Visitor;
let reviewers = 0;

const [score, subjects, approval] = [newId(), newId(), newId()];
const [yes, no] = [newId(), newId()];
const questions = [
  asked(score, 'scale', { from: 1, to: 5, required: true, shared_with: ['author'] }),
  asked(subjects, 'choice', { options: options(yes, no), required: true }),
  asked(approval, 'text', { shown_when: { question: subjects, is: yes }, required: true }),
];
const call = <T>(by: Visitor, path: string, body: object) => by.post<T>(`/api/admin/${path}`, body);
const report = { recommendation: 'minor-revision', comments_to_author: 'Sound work.' };

/** A reviewer who was invited now and has accepted; answers their browser and the id of the review. */
const accepted = async (): Promise<{ by: Visitor; id: string }> => {
  reviewers += 1;
  const key = `reviewer${reviewers}`;
  const [user_id, id] = [await server.person(key), newId()];
  const invited = { kind: 'review', id, article_id: ids.article, user_id };
  answered(await call(chief, 'tasks/request/save-request', invited));
  const by = await server.as(key);
  answered(await call(by, 'tasks/save-respond', { id, version: 1, act: 'accept' }));
  return { by, id };
};
const respond = (by: Visitor, id: string, version: number, act: string, more: object = {}) =>
  call<Page & Refused>(by, 'tasks/save-respond', { id, version, act, ...more });
const article = async (by: Visitor): Promise<Article> =>
  answered(await by.get<Article>(`/api/admin/pengurusan-jurnal/pengurusan-artikel/get-data-artikel?id=${ids.article}`));

beforeAll(async () => {
  ids.chief = await server.person('siti');
  await server.person('farid');
  ids.journal = await seedJournal(database.db, { path: 'jek', nameEn: 'Journal of Ecology' });
  await seedSection(database.db, ids.journal, ['Articles', 'Artikel']);
  await database.db.transaction().execute(async (trx) => {
    await loadPlatformRoles(trx);
    await copyPresets(trx, ids.journal, newId);
    const role = { id: newId(), journal: ids.journal, person: ids.chief, by: null, at: server.clock() };
    await assignPreset(trx, { ...role, presetCode: 'editor-in-chief' });
  });
  [chief, author] = [await server.as('siti'), await server.as('farid')];
  ids.article = await sendArticle(author, { journal: ids.journal, title: 'Peat' });
  const role = { article_id: ids.article, user_id: ids.chief, role: 'editor' };
  answered(await call(chief, 'participant/save-participant', role));
  const { version } = await article(chief);
  answered(await call(chief, 'workflow/send-to-review', { article_id: ids.article, version }));
});

describe('a reviewer', () => {
  it('who was invited before the journal had a form is asked none', async () => {
    const { by, id } = await accepted();
    await seedReviewForm(database.db, ids.journal, questions);
    const page = answered(await call<Page>(by, 'workflow/get-review', { id }));
    expect(page.form).toBeNull();
    const stray = await respond(by, id, 2, 'save', { answers: { [score]: 3 } });
    expect([stray.status, stray.body.code]).toEqual([422, 'answers-wrong']);
    expect((await respond(by, id, 2, 'submit', report)).status).toBe(200);
  });

  it('is asked the journal’s form once the invitation is accepted, and keeps what is written unfinished', async () => {
    const { by, id } = await accepted();
    const saved = await respond(by, id, 2, 'save', { answers: { [score]: 4, [approval]: 'UKM 2026' } });
    expect(saved.body.form).toMatchObject({ answers: { [score]: 4, [approval]: 'UKM 2026' } });
    const left = await respond(by, id, 3, 'save', { comments_to_author: 'Sound' });
    expect(left.body.form?.answers).toEqual({ [score]: 4, [approval]: 'UKM 2026' });
    const wrong = await respond(by, id, 4, 'save', { answers: { [score]: 9 } });
    expect(wrong.body.errors).toMatchObject([{ path: `answers.${score}`, code: 'out-of-bounds' }]);
    expect(answered(await call<Page>(by, 'workflow/get-review', { id })).form?.answers).toEqual({
      [score]: 4,
      [approval]: 'UKM 2026',
    });
  });

  it('hands in complete answers only, without those that others hide', async () => {
    const { by, id } = await accepted();
    const early = await respond(by, id, 2, 'submit', { ...report, answers: { [score]: 4, [subjects]: yes } });
    expect([early.status, early.body.code]).toEqual([422, 'answers-wrong']);
    expect(early.body.errors).toMatchObject([{ path: `answers.${approval}`, code: 'answer-missing' }]);
    expect(early.body.errors[0]?.message).toBe('Nothing was answered here. Write or choose an answer.');
    const sent = await respond(by, id, 2, 'submit', {
      ...report,
      answers: { [score]: 4, [subjects]: no, [approval]: 'left over' },
    });
    expect(sent.body).toMatchObject({ state: 'submitted', form: { answers: { [score]: 4, [subjects]: no } } });
    expect(sent.body.form?.answers).not.toHaveProperty(approval);
  });

  it('answers the version of the day of the invitation, whatever the journal asks since', async () => {
    const { by, id } = await accepted();
    const { id: form } = await database.db
      .selectFrom('forms.form')
      .select('id')
      .where('for_reviews', '=', true)
      .executeTakeFirstOrThrow();
    const newer = [asked(newId(), 'text', { required: true })];
    await database.db
      .insertInto('forms.form_version')
      .values({ form_id: form, number: 2, questions: JSON.stringify(newer), published_at: server.clock() })
      .execute();
    await database.db.updateTable('forms.form').set({ published: 2 }).where('id', '=', form).execute();
    const page = answered(await call<Page>(by, 'workflow/get-review', { id }));
    expect(page.form?.questions.map((one) => one.id)).toEqual(questions.map((one) => one.id));
    const later = await accepted();
    const asks = answered(await call<Page>(later.by, 'workflow/get-review', { id: later.id }));
    expect(asks.form?.questions).toEqual(newer);
  });

  it('whose answers two windows save at once keeps one of them whole, and the other is told', async () => {
    const { by, id } = await accepted();
    await database.db.updateTable('forms.answer').set({ number: 1 }).where('subject_id', '=', id).execute();
    const save = (value: number) => respond(by, id, 2, 'save', { answers: { [score]: value } });
    const [one, other] = await Promise.all([save(2), save(5)]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    const kept = answered(await call<Page>(by, 'workflow/get-review', { id })).form?.answers[score];
    expect(kept).toBe(one.status === 200 ? 2 : 5);
  });
});

it('editors read every answer that was handed in, authors those that are shared with them, once it was decided', async () => {
  const formsOf = async (by: Visitor) =>
    (await article(by)).workflow.rounds[0]?.reviews.flatMap(({ form }) => (form ? [form] : [])) ?? [];
  const [read] = await formsOf(chief);
  expect(read?.answers).toEqual({ [score]: 4, [subjects]: no });
  expect(await formsOf(author)).toEqual([]);
  const { version } = await article(chief);
  answered(await call(chief, 'workflow/decide', { article_id: ids.article, version, kind: 'request-revisions' }));
  const [shared] = await formsOf(author);
  expect(shared?.answers).toEqual({ [score]: 4 });
  expect(shared?.questions.map(({ id }) => id)).toEqual([score]);
});
