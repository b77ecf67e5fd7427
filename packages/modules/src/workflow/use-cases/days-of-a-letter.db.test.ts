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
  const participants = [{ person, role: 'editor' as const }];
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
