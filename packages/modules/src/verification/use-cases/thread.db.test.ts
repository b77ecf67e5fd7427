import { newId } from '@naskhah/kernel/ids';
import { loadPlatformRoles } from '@naskhah/modules/access';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { sendRegistration } from '@naskhah/testing/whole-registration';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
type Thread = {
  side: string;
  messages: { id: string; sender: string; message: string; staff_only: boolean; mine: boolean }[];
};

const save = '/api/admin/pengurusan-jurnal/thread/save-thread';
const read = '/api/admin/verification/get-thread';
const note = 'Ask the ministry about this one first.';
let staff: Visitor;
let colleague: Visitor;
let applicant: Visitor;
let stranger: Visitor;
const journal = newId();
const written = (message: string, staff_only = false) => ({ id: newId(), journal_id: journal, message, staff_only });
const threadOf = async (who: Visitor) => (await who.post<Thread>(read, { journal_id: journal })).body;
const mailsOf = (event = 'journal-thread') =>
  database.db.selectFrom('messaging.mail').select(['address', 'body']).where('event', '=', event).execute();

beforeAll(async () => {
  await database.db.transaction().execute(loadPlatformRoles);
  for (const name of ['siti-khadijah', 'kavitha-rama']) await server.person(name, [2]);
  for (const name of ['jacqueline-entri', 'passer-by']) await server.person(name);
  [staff, colleague] = [await server.as('siti-khadijah'), await server.as('kavitha-rama')];
  [applicant, stranger] = [await server.as('jacqueline-entri'), await server.as('passer-by')];
  const form = { path: 'jwb', name_en: 'Heritage', name_ms: 'Warisan', publisher: 'UM' };
  await sendRegistration(applicant, { id: journal, ...form });
});

describe('a journal and the secretariat', () => {
  it('write to each other; all of the secretariat is mailed until somebody has begun the check', async () => {
    expect((await applicant.post(save, written('Our board has grown.'))).status).toBe(200);
    expect((await mailsOf()).map(({ address }) => address).sort()).toEqual([
      'kavitha-rama@example.test',
      'siti-khadijah@example.test',
    ]);
    const { body } = await staff.post<{ checklist: { questions: { id: string; type: string }[] } }>(
      '/api/admin/verification/get-checking',
      { journal_id: journal },
    );
    const item = body.checklist.questions.find(({ type }) => type === 'check')?.id;
    const now = { verdict: 'pass', comment: '' };
    await staff.post('/api/admin/verification/answer-check', {
      journal_id: journal,
      item,
      was: { verdict: null, comment: '' },
      now,
    });
    await applicant.post(save, written('The list is attached to the site.'));
    const told = (await mailsOf()).filter(({ body: text }) => text.includes('The list is attached'));
    expect(told.map(({ address }) => address)).toEqual(['siti-khadijah@example.test']);
    expect(await threadOf(staff)).toMatchObject({
      side: 'staff',
      messages: [{ sender: 'Jacqueline Entri', mine: false }, { message: 'The list is attached to the site.' }],
    });
  });

  it('are answered by name, and the applicant is told in the portal and by mail', async () => {
    await staff.post(save, written('Thank you, we see it.'));
    const shown = await threadOf(applicant);
    expect(shown).toMatchObject({ side: 'journal' });
    expect(shown.messages.at(-1)).toMatchObject({
      sender: 'Siti Khadijah',
      message: 'Thank you, we see it.',
      mine: false,
    });
    expect((await mailsOf()).at(-1)).toMatchObject({ address: 'jacqueline-entri@example.test' });
    const told = await applicant.post<{ rows: { text_en: string }[] }>('/api/admin/messaging/list-notifications');
    expect(JSON.stringify(told.body)).toContain('Siti Khadijah writes about Heritage');
  });

  it('make one message of one id, and refuse another content under it', async () => {
    const message = written('Once.');
    for (let time = 0; time < 2; time += 1) expect((await staff.post(save, message)).status).toBe(200);
    expect((await threadOf(staff)).messages.filter(({ id }) => id === message.id)).toHaveLength(1);
    expect((await staff.post(save, { ...message, message: 'Twice.' })).body.code).toBe('another-content');
    expect((await colleague.post(save, message)).status).toBe(404);
  });
});

describe('a note among the secretariat', () => {
  it('is read by all of it, mailed to who checks, and by no way seen by the journal', async () => {
    expect((await colleague.post(save, written(note, true))).status).toBe(200);
    expect((await threadOf(staff)).messages.at(-1)).toMatchObject({ message: note, staff_only: true });
    const told = (await mailsOf()).filter(({ body }) => body.includes(note));
    expect(told.map(({ address }) => address)).toEqual(['siti-khadijah@example.test']);
    const seen = [
      await applicant.post(read, { journal_id: journal }),
      await applicant.post(save, written('Anything else?')),
      await applicant.post('/api/admin/journals/get-journals', { id: journal }),
      await applicant.post('/api/admin/messaging/list-notifications'),
      await applicant.post('/api/admin/tasks/message/get-message', { journal_id: journal }),
    ];
    for (const { body } of seen) {
      expect(JSON.stringify(body)).not.toContain(note);
      expect(JSON.stringify(body)).not.toContain('Kavitha');
    }
  });

  it('is written by nobody else', async () =>
    expect((await applicant.post(save, written('Hidden.', true))).status).toBe(403));

  it('stays hidden from an applicant who checks the journals of others', async () => {
    const id = await database.db
      .selectFrom('identity.email')
      .select('person_id')
      .where('address', '=', 'kavitha-rama@example.test')
      .executeTakeFirstOrThrow();
    await database.db
      .updateTable('journals.journal')
      .set({ owner_id: id.person_id })
      .where('id', '=', journal)
      .execute();
    const shown = await threadOf(colleague);
    expect(shown.side).toBe('journal');
    expect(JSON.stringify(shown)).not.toContain(note);
  });
});

it('nobody else knows of the conversation', async () => {
  expect((await stranger.post(read, { journal_id: journal })).status).toBe(404);
  expect((await stranger.post(save, written('Hello.'))).status).toBe(404);
});
