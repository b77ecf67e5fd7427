import { newId } from '@naskhah/kernel/ids';
import { seedJournal } from '@naskhah/testing/public-journal-seeds';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
type Message = {
  id: string;
  sender: string;
  to: string[];
  message: string;
  read: boolean;
  can: { answer: string | null };
};
type Thread = {
  messages: Message[];
  people: { id: string; name: string; part: string }[];
  defaults: { title: string; subject: string };
  can: { write: boolean };
};

const names = ['nurul-huda', 'ali-hassan', 'rajesh-kumar', 'of-another-journal', 'passer-by'] as const;
const who = {} as Record<(typeof names)[number] | 'administrator', Visitor>;
const id = {} as Record<(typeof names)[number] | 'administrator' | 'journal' | 'other', string>;

const at = (call: string) => `/api/admin/tasks/message/${call}`;
const ask = (reader: Visitor, journal = id.journal) => reader.post<Thread>(at('get-message'), { journal_id: journal });
const threadOf = async (reader: Visitor) => (await ask(reader)).body;
const textsOf = async (reader: Visitor) => (await threadOf(reader)).messages.map(({ message }) => message);
const written = (recipient_id: string[], message = 'The editors meet on Thursday.') => ({
  id: newId(),
  journal_id: id.journal,
  recipient_id,
  title: 'UPDATE',
  subject: 'Meeting',
  message,
});
const send = (writer: Visitor, message: object) => writer.post<{ code: string }>(at('save-message'), message);
const codeOf = async (answer: Promise<{ status: number; body: { code: string } }>) => {
  const { status, body } = await answer;
  return [status, body.code];
};
const mails = async () => {
  const rows = await database.db
    .selectFrom('messaging.mail')
    .select(['address', 'body'])
    .where('event', '=', 'journal-message-was-sent')
    .execute();
  return rows.map(({ address, body }) => ({ address, links: body.includes(`journal-messages/${id.journal}`) }));
};

const give = async (journal: string, person: string, permissions: number) => {
  const preset = newId();
  const named = { code: `of-${person}`, label_en: 'Editor', label_ms: 'Editor' };
  await database.db
    .insertInto('access.preset')
    .values({ id: preset, journal_id: journal, permissions, stages: '{}', ...named })
    .execute();
  await database.db
    .insertInto('access.assigned_preset')
    .values({ id: newId(), journal_id: journal, person_id: person, preset_id: preset, assigned_at: server.clock() })
    .execute();
};
const teamManagement = 32768;

beforeAll(async () => {
  id.journal = await seedJournal(database.db, { path: 'jek', nameEn: 'Journal of Ecology' });
  id.other = await seedJournal(database.db, { path: 'other', nameEn: 'Another journal' });
  for (const name of names) id[name] = await server.person(name);
  id.administrator = await server.person('administrator', [1, 6]);
  await give(id.journal, id['nurul-huda'], teamManagement);
  await give(id.journal, id['ali-hassan'], 0);
  await give(id.journal, id['rajesh-kumar'], 4096 + 131072);
  await give(id.other, id['of-another-journal'], teamManagement);
  for (const name of [...names, 'administrator'] as const) who[name] = await server.as(name);
});

describe('a message about a journal', () => {
  it('begins with the title of the specification, and is for chosen people of the team or all of it', async () => {
    const { defaults, people } = await threadOf(who['nurul-huda']);
    expect(defaults.title).toBe('UPDATE FROM JOURNAL : Journal of Ecology');
    expect(people.map((one) => [one.id, one.part])).toEqual([
      ['team', 'member'],
      [id['ali-hassan'], 'member'],
      [id['rajesh-kumar'], 'member'],
    ]);
  });

  it('is written by who manages the team, and by no other section’s bit', async () => {
    expect(await codeOf(send(who['rajesh-kumar'], written([id['ali-hassan']])))).toEqual([
      422,
      'recipient-not-allowed',
    ]);
    expect(await codeOf(send(who['rajesh-kumar'], written(['team'])))).toEqual([422, 'recipient-not-allowed']);
    expect((await threadOf(who['rajesh-kumar'])).can.write).toBe(false);
  });

  it('reaches whom it was written to, once however often it is sent, and nobody else of the team', async () => {
    const message = { ...written([id['ali-hassan']]), sendEmail: true };
    expect((await send(who['nurul-huda'], message)).status).toBe(200);
    expect((await send(who['nurul-huda'], message)).status).toBe(200);
    expect((await threadOf(who['ali-hassan'])).messages).toMatchObject([{ read: false, to: ['You'] }]);
    expect(await textsOf(who['rajesh-kumar'])).toEqual([]);
    expect(await textsOf(who.administrator)).toEqual([]);
    expect(await mails()).toEqual([{ address: 'ali-hassan@example.test', links: true }]);
    const told = await who['ali-hassan'].post<{ rows: object[] }>('/api/admin/messaging/list-notifications');
    expect(told.body.rows).toMatchObject([{ opens: 'journal-messages', subject_id: id.journal, text_en: 'Meeting' }]);
  });

  it('goes to all of the team at once, who are not told who else got it', async () => {
    await send(who['nurul-huda'], written(['team'], 'To everybody.'));
    const [got] = (await threadOf(who['rajesh-kumar'])).messages;
    expect(got?.to.sort()).toEqual(['You', 'others of the team']);
    expect((await threadOf(who['nurul-huda'])).messages.at(-1)?.to.sort()).toEqual(['Ali Hassan', 'Rajesh Kumar']);
    expect(await mails()).toHaveLength(1);
  });

  it('is answered to who wrote it, and to nobody besides', async () => {
    const { messages, people } = await threadOf(who['ali-hassan']);
    expect(people).toEqual([{ id: id['nurul-huda'], name: 'Nurul Huda', part: 'manager', role: 'Editor' }]);
    expect(messages[0]?.can.answer).toBe(id['nurul-huda']);
    expect((await send(who['ali-hassan'], written([id['nurul-huda']], 'I shall come.'))).status).toBe(200);
    expect(await textsOf(who['nurul-huda'])).toContain('I shall come.');
    expect(await textsOf(who['rajesh-kumar'])).not.toContain('I shall come.');
    expect(await codeOf(send(who['ali-hassan'], written([id['rajesh-kumar']])))).toEqual([
      422,
      'recipient-not-allowed',
    ]);
  });

  it('is counted, until it is read', async () => {
    const count = async (about: object) => (await who['rajesh-kumar'].post<object>(at('get-count'), about)).body;
    expect(await count({ journal_id: id.journal })).toEqual({ total: 1, unread: 1 });
    expect(await count({})).toEqual({ total: 1, unread: 1 });
    await who['rajesh-kumar'].post('/api/admin/tasks/read-messages', { journal_id: id.journal });
    expect(await count({ journal_id: id.journal })).toEqual({ total: 1, unread: 0 });
  });

  it.each(['of-another-journal', 'passer-by'] as const)('is not there for somebody %s', async (name) => {
    const stranger = who[name];
    expect((await ask(stranger)).status).toBe(404);
    expect(await codeOf(send(stranger, written([id['nurul-huda']])))).toEqual([404, 'journal-not-found']);
    expect((await stranger.post(at('get-count'), { journal_id: id.journal })).status).toBe(404);
    const { messages } = await threadOf(who['nurul-huda']);
    expect((await stranger.post(at('delete-message'), { id: messages[0]?.id })).status).toBe(404);
    await stranger.post('/api/admin/tasks/read-messages', { journal_id: id.journal });
    expect((await threadOf(who['ali-hassan'])).messages.map(({ read }) => read)).toEqual([false, false, true]);
  });

  it('is written by an Administrator, who can be answered', async () => {
    await send(who.administrator, written([id['rajesh-kumar']], 'From the portal.'));
    const { people } = await threadOf(who['rajesh-kumar']);
    expect(people.map((one) => one.id)).toContain(id.administrator);
    expect((await send(who['rajesh-kumar'], written([id.administrator], 'Thank you.'))).status).toBe(200);
    expect(await textsOf(who.administrator)).toEqual(['From the portal.', 'Thank you.']);
  });

  it('is taken back by who sent it alone', async () => {
    const own = (await threadOf(who['nurul-huda'])).messages.find(({ message }) => message === 'To everybody.');
    expect((await who['ali-hassan'].post(at('delete-message'), { id: own?.id })).status).toBe(404);
    expect((await who['nurul-huda'].post(at('delete-message'), { id: own?.id })).status).toBe(200);
    expect(await textsOf(who['rajesh-kumar'])).not.toContain('To everybody.');
  });

  it('is sent in one’s own name, and under one id only once', async () => {
    const another = { ...written([id['ali-hassan']]), sender_id: id['ali-hassan'] };
    expect(await codeOf(send(who['nurul-huda'], another))).toEqual([422, 'sender-is-another']);
    const mine = written([id['ali-hassan']]);
    await send(who['nurul-huda'], mine);
    expect(await codeOf(send(who.administrator, { ...mine }))).toEqual([404, 'message-not-found']);
  });

  it('says what it is about', async () => {
    const { journal_id: _, ...without } = written(['team']);
    const { status, body } = await who['nurul-huda'].post<{ errors: { code: string }[] }>(at('save-message'), without);
    expect([status, body.errors[0]?.code]).toEqual([422, 'article-or-journal']);
  });

  it('is no longer there for who has left the team, nor counted', async () => {
    await database.db.deleteFrom('access.assigned_preset').where('person_id', '=', id['ali-hassan']).execute();
    expect((await ask(who['ali-hassan'])).status).toBe(404);
    expect((await who['ali-hassan'].post<object>(at('get-count'), {})).body).toEqual({ total: 0, unread: 0 });
    expect(await codeOf(send(who['nurul-huda'], written([id['ali-hassan']])))).toEqual([422, 'recipient-not-allowed']);
  });
});
