import { newId } from '@naskhah/kernel/ids';
import { seedJournal } from '@naskhah/testing/public-journal-seeds';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { seedSubmission } from '@naskhah/testing/workspace-seeds';
import { beforeAll, describe, expect, it } from 'vitest';
import { assignPreset, copyPresets } from '../../access/index.ts';

const database = testDatabase();
const server = testServer(database);
let chief: Visitor;
let article_id: string;
let user_id: string;

beforeAll(async () => {
  const person = await server.person('chief');
  user_id = await server.person('reviewer');
  const journal = await seedJournal(database.db, { path: 'jek', nameEn: 'Journal of Ecology' });
  await database.db.transaction().execute(async (trx) => {
    await copyPresets(trx, journal, newId);
    const preset = { id: newId(), journal, person, presetCode: 'editor-in-chief' };
    await assignPreset(trx, { ...preset, by: null, at: server.clock() });
  });
  const author = await server.person('author');
  const participants = [
    { person, role: 'editor' as const },
    { person: author, role: 'author' as const },
  ];
  article_id = await seedSubmission(database.db, journal, { title: 'Peat', number: 'JEK-1', participants });
  await database.db
    .updateTable('submissions.submission')
    .set({ stage: 'review' })
    .where('id', '=', article_id)
    .execute();
  await database.db
    .insertInto('workflow.round')
    .values({ id: newId(), submission_id: article_id, number: 1, opened_at: server.clock() })
    .execute();
  chief = await server.as('chief');
});

type Preview = { mail: { subject: string; body: string }; answer_due: string; review_due: string };
type Problem = { code: string; errors: { path: string; message: string }[] };
const preview = async (days: object = {}) =>
  (await chief.post<Preview>('/api/admin/workflow/preview-invitation', { article_id, user_id, ...days })).body;
const invite = (more: object) =>
  chief.post<Problem>('/api/admin/tasks/request/save-request', { kind: 'review', article_id, user_id, ...more });
const reviews = () => database.db.selectFrom('workflow.review_assignment').select('answer_due').execute();

const later = { answer_due: '2027-01-11', review_due: '2027-01-25' };
const latest = { answer_due: '2027-02-11', review_due: '2027-02-25' };

describe('an invitation whose letter was written over before its days were changed', () => {
  it('is refused while the letter says a day of before, which is named', async () => {
    const { mail } = await preview();
    const letter = { subject: mail.subject, body: `Dear colleague, ${mail.body}` };
    const { status, body } = await invite({ ...later, mail: letter });
    expect([status, body.code]).toEqual([422, 'letter-of-other-days']);
    expect(body.errors.every(({ path }) => path === 'mail.body')).toBe(true);
    expect(body.errors[0]?.message).toMatch(/ \d{4}-\d\d-\d\d$/);
    expect(await reviews()).toEqual([]);
  });

  it('is refused too where the days were changed twice, by what the letter was written for', async () => {
    const { mail, ...written_for } = await preview(later);
    expect(written_for).toEqual(later);
    const letter = { subject: mail.subject, body: `Dear colleague, ${mail.body}`, written_for };
    const { body } = await invite({ ...latest, mail: letter });
    expect(body.errors.map(({ message }) => message.slice(-10)).sort()).toEqual(Object.values(later).sort());
  });

  it('goes out with the new days once the letter says them', async () => {
    const { mail, ...written_for } = await preview(latest);
    const letter = { subject: mail.subject, body: `Dear colleague, ${mail.body}`, written_for };
    expect((await invite({ ...latest, mail: letter })).status).toBe(200);
    expect(await reviews()).toEqual([{ answer_due: latest.answer_due }]);
  });
});

describe('a decision whose letter was written over before its day was changed', () => {
  type Decided = { mail: { subject: string; body: string }; revisions_due: string } & Problem;
  const kind = 'request-revisions';
  const version = async () =>
    (
      await database.db
        .selectFrom('submissions.submission')
        .select('version')
        .where('id', '=', article_id)
        .executeTakeFirstOrThrow()
    ).version;
  const decide = async (more: object, decision = kind) =>
    chief.post<Decided>('/api/admin/workflow/decide', {
      article_id,
      version: await version(),
      kind: decision,
      ...more,
    });
  const letterFor = (day: string) => ({ subject: 'Peat', body: `Dear author, please answer by ${day}.` });
  const first = '2027-03-11';
  const second = '2027-03-18';

  it('is refused while the letter says the day that it was written for', async () => {
    const written = { ...letterFor('11 March 2027'), written_for: { revisions_due: first } };
    const { status, body } = await decide({ mail: written, revisions_due: second });
    expect([status, body.code]).toEqual([422, 'letter-of-other-days']);
    expect(body.errors).toMatchObject([{ path: 'mail.body', message: expect.stringMatching(/2027-03-11$/) }]);
    expect(await database.db.selectFrom('workflow.decision').selectAll().execute()).toEqual([]);
  });

  it('is held to the day of a preview without a day where it does not say for which it was written', async () => {
    const usual = await chief.post<Decided>('/api/admin/workflow/preview-decision', { article_id, kind });
    const { body } = await decide({ mail: letterFor(usual.body.revisions_due), revisions_due: second });
    expect(body.code).toBe('letter-of-other-days');
  });

  it('is taken once the letter says the new day, which is the one that is kept', async () => {
    const written = { ...letterFor('18 March 2027'), written_for: { revisions_due: first } };
    expect((await decide({ mail: written, revisions_due: second })).status).toBe(200);
    const round = await database.db.selectFrom('workflow.round').select('revisions_due').executeTakeFirstOrThrow();
    expect(round.revisions_due).toBe(second);
  });

  it('may say any day where it asks for no revision', async () => {
    const written = { ...letterFor('11 March 2027'), written_for: { revisions_due: first } };
    expect((await decide({ mail: written }, 'decline')).status).toBe(200);
  });
});
