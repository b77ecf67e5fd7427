import type { Question } from '@naskhah/kernel/forms/definition';
import { asked, options } from '@naskhah/kernel/forms/sample-form';
import { newId } from '@naskhah/kernel/ids';
import { assignPreset, copyPresets, loadPlatformRoles } from '@naskhah/modules/access';
import { seedJournal } from '@naskhah/testing/public-journal-seeds';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);

type Form = {
  id: string;
  code: string;
  version: number;
  draft: Question[];
  questions: number;
  parts: number;
  published: number | null;
  changed: boolean;
  for_reviews: boolean;
  retired: boolean;
  versions: { number: number; answers: number }[];
};
type Refused = { code: string; errors: { path: string; code: string }[] };
type Listed = { forms: Form[]; shipped: { code: string; questions: number }[] };

const journals = {} as Record<'ours' | 'theirs', string>;
let manager: Visitor;
let stranger: Visitor;
const at = (act: string) => `/api/admin/forms/${act}`;
const post = <T = Form>(act: string, body: object, by = manager) => by.post<T>(at(act), body);

/** A question with ids as the server takes them. */
const question = (label: string, change: Partial<Question> = {}): Question =>
  asked(newId(), 'text', { label: { en: label, ms: label }, ...change });
const titled = (title: string) => ({ title_en: title, title_ms: `${title} ms` });
const adding = (title: string, begin: object = { with: 'nothing' }) => ({
  id: newId(),
  journal_id: journals.ours,
  purpose: 'review',
  ...titled(title),
  begin,
});
const added = async (title: string, questions = [question('What is it about?')]): Promise<Form> =>
  (await post('add-form', adding(title, { with: 'questions', questions }))).body;
const one = ({ id, version }: Form) => ({ id, version });

beforeAll(async () => {
  const ids = { ours: await server.person('hafiz'), theirs: await server.person('zul') };
  await database.db.transaction().execute(loadPlatformRoles);
  for (const path of ['ours', 'theirs'] as const) {
    journals[path] = await seedJournal(database.db, { path, nameEn: `Journal ${path}` });
    await database.db.transaction().execute(async (trx) => {
      await copyPresets(trx, journals[path], newId);
      const role = { id: newId(), journal: journals[path], person: ids[path], by: null, at: server.clock() };
      await assignPreset(trx, { ...role, presetCode: 'journal-manager' });
    });
  }
  [manager, stranger] = [await server.as('hafiz'), await server.as('zul')];
});

describe('a form is added', () => {
  it('empty, from a shipped one, as a copy, or with given questions, each with ids of its own', async () => {
    const { body: empty } = await post('add-form', adding('Empty form'));
    expect(empty).toMatchObject({ code: 'empty-form', draft: [], questions: 0, published: null, changed: true });
    const { body: shipped } = await post('add-form', adding('Scores', { with: 'shipped', code: 'structured-report' }));
    expect(shipped).toMatchObject({ questions: 8, parts: 3 });
    const { body: copy } = await post('add-form', adding('Scores again', { with: 'form', form_id: shipped.id }));
    expect(copy.draft.map(({ label }) => label)).toEqual(shipped.draft.map(({ label }) => label));
    const ids = new Set(shipped.draft.map(({ id }) => id));
    expect(copy.draft.some(({ id }) => ids.has(id))).toBe(false);
    const given = [question('Given')];
    const { body: imported } = await post('add-form', adding('Given', { with: 'questions', questions: given }));
    expect(imported.draft.map(({ label }) => label.en)).toEqual(['Given']);
  });

  it.each(['general-report', 'structured-report', 'registered-report'])(
    'from the shipped %s, which is saved and published as it came',
    async (code) => {
      const { body: form } = await post('add-form', adding(`Shipped ${code}`, { with: 'shipped', code }));
      const saved = await post('save-form', { ...one(form), questions: form.draft });
      expect([saved.status, saved.body.version]).toEqual([200, form.version]);
      expect((await post('publish-form', one(form))).body.published).toBe(1);
    },
  );

  it('once, however often it is sent; two at once are one', async () => {
    const form = adding('Sent twice');
    const [first, second] = await Promise.all([post('add-form', form), post('add-form', form)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body).toEqual(second.body);
    const { body } = await post<Listed>('list-forms', { journal_id: journals.ours });
    expect(body.forms.filter(({ id }) => id === form.id)).toHaveLength(1);
  });

  it('under a title of its own, in either language', async () => {
    await added('Own title');
    const again = await post<Refused>('add-form', adding('own TITLE'));
    expect([again.status, again.body.code]).toEqual([422, 'form-title-taken']);
    const [one, other] = await Promise.all([post('add-form', adding('Race')), post('add-form', adding('Race'))]);
    expect([one.status, other.status].sort()).toEqual([200, 422]);
  });

  it('with questions whose ids are all different, and nothing else', async () => {
    const twice = question('Twice');
    const refused = await post<Refused>('add-form', adding('Twice', { with: 'questions', questions: [twice, twice] }));
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toMatchObject([{ code: 'id-twice' }]);
    const unknown = { ...question('Odd'), colour: 'red' };
    expect((await post('add-form', adding('Odd', { with: 'questions', questions: [unknown] }))).status).toBe(422);
    expect((await post('add-form', adding('None', { with: 'shipped', code: 'no-such' }))).status).toBe(404);
  });
});

describe('the draft of a form', () => {
  it('is saved as it is written, unfinished too, with the version that was seen', async () => {
    const form = await added('Draft');
    const unfinished = [...form.draft, question('', { type: 'choice' })];
    const saved = await post('save-form', { ...one(form), questions: unfinished });
    expect(saved.body).toMatchObject({ version: 2, questions: 2 });
    const late = await post<Refused>('save-form', { ...one(form), questions: [] });
    expect([late.status, late.body.code]).toEqual([409, 'stale-version']);
    const renamed = await post('save-form', { ...one(saved.body), title_en: 'Renamed draft' });
    expect(renamed.body.draft).toEqual(saved.body.draft);
  });

  it('sent twice is saved once', async () => {
    const form = await added('Draft twice');
    const body = { ...one(form), questions: [question('Once')] };
    const [first, second] = await Promise.all([post('save-form', body), post('save-form', body)]);
    expect([first.status, second.status, first.body.version, second.body.version]).toEqual([200, 200, 2, 2]);
    const same = await post('save-form', { ...one(first.body), questions: body.questions });
    expect(same.body.version).toBe(2);
  });

  it('keeps 60 questions in one answer', async () => {
    const many = Array.from({ length: 60 }, (_, at) => question(`Question ${at}`));
    const form = await added('Long form', many);
    expect(form.questions).toBe(60);
  });
});

describe('a form is published', () => {
  it('as versions that stay as they were given out', async () => {
    const form = await added('Versions');
    const first = (await post('publish-form', one(form))).body;
    expect(first).toMatchObject({ published: 1, changed: false, versions: [{ number: 1, answers: 0 }] });
    const unchanged = await post<Refused>('publish-form', one(first));
    expect([unchanged.status, unchanged.body.code]).toEqual([422, 'form-unchanged']);
    const changed = (await post('save-form', { ...one(first), questions: [question('Asked otherwise')] })).body;
    expect(changed).toMatchObject({ published: 1, changed: true });
    const back = (await post('save-form', { ...one(changed), questions: form.draft })).body;
    expect(back.changed).toBe(false);
    const again = (await post('save-form', { ...one(back), questions: [question('Asked otherwise')] })).body;
    const second = (await post('publish-form', one(again))).body;
    expect(second.versions.map(({ number }) => number)).toEqual([2, 1]);
    const old = await post<{ questions: Question[] }>('get-form-version', { id: form.id, number: 1 });
    expect(old.body.questions).toEqual(form.draft);
    await expect(
      database.db.updateTable('forms.form_version').set({ questions: '[]' }).where('form_id', '=', form.id).execute(),
    ).rejects.toThrow('a version of a form is not changed');
  });

  it('not before every question is mended, and each is named', async () => {
    const choice = question('Choose', { type: 'choice', options: options(newId()) });
    const form = await added('Incomplete', [choice]);
    const refused = await post<Refused>('publish-form', one(form));
    expect([refused.status, refused.body.code]).toEqual([422, 'form-incomplete']);
    expect(refused.body.errors).toMatchObject([{ path: form.draft[0]?.id, code: 'too-few-options' }]);
    expect((await post('get-form', { id: form.id })).body.published).toBeNull();
  });

  it('once by two at once', async () => {
    const form = await added('Two publish');
    const [one_, other] = await Promise.all([post('publish-form', one(form)), post('publish-form', one(form))]);
    expect([one_.body.published, other.body.published]).toEqual([1, 1]);
    expect(other.body.versions).toHaveLength(1);
  });
});

describe('the form for reviews', () => {
  it('is one of the journal: another one takes its place', async () => {
    const given = async (title: string) => (await post('publish-form', one(await added(title)))).body;
    const [first, second] = [await given('First for reviews'), await given('Second for reviews')];
    const chosen = (await post('choose-for-reviews', { ...one(first), use: true })).body;
    expect(chosen.for_reviews).toBe(true);
    expect((await post('choose-for-reviews', { ...one(second), use: true })).body.for_reviews).toBe(true);
    const left = (await post('get-form', { id: first.id })).body;
    expect(left).toMatchObject({ for_reviews: false, version: chosen.version + 1 });
    const held = await post<Refused>('retire-form', {
      ...one((await post('get-form', { id: second.id })).body),
      retired: true,
    });
    expect([held.status, held.body.code]).toEqual([422, 'form-for-reviews']);
  });

  it('was published, is not retired, and is made for reviews', async () => {
    const draft = await added('Only a draft');
    expect((await post<Refused>('choose-for-reviews', { ...one(draft), use: true })).body.code).toBe(
      'form-not-published',
    );
    const task = (await post('add-form', { ...adding('For a task'), purpose: 'task' })).body;
    expect((await post<Refused>('choose-for-reviews', { ...one(task), use: true })).body.code).toBe(
      'form-of-other-purpose',
    );
    const given = (await post('publish-form', one(draft))).body;
    const retired = (await post('retire-form', { ...one(given), retired: true })).body;
    expect(retired.retired).toBe(true);
    expect((await post<Refused>('choose-for-reviews', { ...one(retired), use: true })).body.code).toBe('form-retired');
    expect((await post('retire-form', { ...one(retired), retired: false })).body.retired).toBe(false);
  });
});

describe('a form is deleted', () => {
  it('only where it was never published', async () => {
    const draft = await added('To be deleted');
    expect((await post('delete-form', one(draft))).status).toBe(200);
    expect((await post('get-form', { id: draft.id })).status).toBe(404);
    const given = (await post('publish-form', one(await added('Given out')))).body;
    const kept = await post<Refused>('delete-form', one(given));
    expect([kept.status, kept.body.code]).toEqual([422, 'form-given-out']);
  });
});

it('who builds no forms of a journal learns of none of them and changes none', async () => {
  const form = (await post('publish-form', one(await added('Ours alone')))).body;
  const acts: [string, object][] = [
    ['get-form', { id: form.id }],
    ['get-form-version', { id: form.id, number: 1 }],
    ['save-form', { ...one(form), title_en: 'Taken over' }],
    ['publish-form', one(form)],
    ['retire-form', { ...one(form), retired: true }],
    ['choose-for-reviews', { ...one(form), use: true }],
    ['delete-form', one(form)],
    ['list-forms', { journal_id: journals.ours }],
    ['add-form', adding('Brought in')],
    ['add-form', { ...adding('Copied out', { with: 'form', form_id: form.id }), journal_id: journals.theirs }],
  ];
  for (const [act, body] of acts) expect([act, (await post(act, body, stranger)).status]).toEqual([act, 404]);
  expect((await post('get-form', { id: form.id })).body).toEqual(form);
  await server.person('reader');
  const reader = await server.as('reader');
  for (const [act, body] of acts) expect([act, (await post(act, body, reader)).status]).toEqual([act, 403]);
  const nowhere = { ...adding('Nowhere'), journal_id: newId() };
  await server.person('aminah', [1, 6]);
  expect((await post('add-form', nowhere, await server.as('aminah'))).status).toBe(404);
});
