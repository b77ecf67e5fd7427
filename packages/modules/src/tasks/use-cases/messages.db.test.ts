import { newId } from '@naskhah/kernel/ids';
import { seedJournal } from '@naskhah/testing/public-journal-seeds';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { seedSubmission } from '@naskhah/testing/workspace-seeds';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const server = testServer(database);
type Thread = {
  messages: { id: string; sender: string; to: string[]; message: string; mine: boolean; read: boolean }[];
  people: { id: string; name: string; part: string }[];
  defaults: { title: string; subject: string };
};

const ids = {} as Record<'ali' | 'huda' | 'raj' | 'article' | 'journal', string>;
let author: Visitor;
let editor: Visitor;
let reviewer: Visitor;
const at = (call: string) => `/api/admin/tasks/message/${call}`;
const threadOf = async (who: Visitor) => (await who.post<Thread>(at('get-message'), { article_id: ids.article })).body;
const written = (recipient_id: string[], message = 'When will it be ready?') => ({
  id: newId(),
  article_id: ids.article,
  recipient_id,
  title: 'UPDATE',
  subject: 'Message',
  message,
});
const mails = () =>
  database.db
    .selectFrom('messaging.mail')
    .select(['address', 'body', 'subject'])
    .where('event', '=', 'message-was-sent')
    .execute();

beforeAll(async () => {
  ids.ali = await server.person('ali-hassan');
  ids.huda = await server.person('nurul-huda');
  ids.raj = await server.person('rajesh-kumar');
  await server.person('passer-by');
  ids.journal = await seedJournal(database.db, { path: 'jek', nameEn: 'Journal of Ecology' });
  ids.article = await seedSubmission(database.db, ids.journal, {
    title: 'Peat in drought',
    number: 'JEK-1',
    participants: [
      { person: ids.ali, role: 'author' },
      { person: ids.huda, role: 'editor' },
    ],
  });
  const round = newId();
  await database.db
    .insertInto('workflow.round')
    .values({ id: round, submission_id: ids.article, number: 1, opened_at: server.clock() })
    .execute();
  await database.db
    .insertInto('workflow.review_assignment')
    .values({
      id: newId(),
      round_id: round,
      submission_id: ids.article,
      journal_id: ids.journal,
      reviewer_id: ids.raj,
      state: 'accepted',
      invited_at: server.clock(),
      answer_due: '2026-11-30',
      review_due: '2026-12-30',
    })
    .execute();
  [author, editor, reviewer] = [
    await server.as('ali-hassan'),
    await server.as('nurul-huda'),
    await server.as('rajesh-kumar'),
  ];
});

describe('a message about an article', () => {
  it('begins with the title and the subject of the specification', async () => {
    expect((await threadOf(editor)).defaults).toEqual({
      title: 'UPDATE FROM JOURNAL : Journal of Ecology · Peat in drought',
      subject: 'Message from Nurul',
    });
  });

  it('has no anonymous reviewer among the choices of its author', async () => {
    const { people } = await threadOf(author);
    expect(people).toEqual([{ id: 'editors', name: 'The editors', part: 'editor', role: '' }]);
    const refused = await author.post<{ code: string }>(at('save-message'), written([ids.raj]));
    expect([refused.status, refused.body.code]).toEqual([422, 'recipient-not-allowed']);
  });

  it('from the author reaches the editors, in the portal and by mail only where that is wanted', async () => {
    const message = written(['editors']);
    expect((await author.post(at('save-message'), message)).status).toBe(200);
    expect((await author.post(at('save-message'), message)).status).toBe(200);
    expect(await mails()).toEqual([]);
    const thread = await threadOf(editor);
    expect(thread.messages).toMatchObject([{ sender: 'Ali Hassan', to: ['You'], mine: false, read: false }]);
    const unread = await editor.post<{ total: number; unread: number }>(at('get-count'), {});
    expect(unread.body).toEqual({ total: 1, unread: 1 });
    const told = await editor.post<{ rows: { text_en: string; opens: string }[] }>(
      '/api/admin/messaging/list-notifications',
    );
    expect(told.body.rows).toMatchObject([{ text_en: 'Message', opens: 'article' }]);
    await editor.post('/api/admin/tasks/read-messages', { article_id: ids.article });
    expect((await editor.post<{ unread: number }>(at('get-count'), {})).body.unread).toBe(0);
  });

  it('from an editor is signed by the editors where the reader may not know the name', async () => {
    await editor.post(at('save-message'), { ...written([ids.ali], 'Next week.'), sendEmail: true });
    expect((await threadOf(author)).messages[1]).toMatchObject({ sender: 'The editors', to: ['You'] });
    const [mail] = await mails();
    expect(mail?.address).toBe('ali-hassan@example.test');
    expect(mail?.body).toContain('The editors writes about');
    expect(JSON.stringify(await threadOf(author))).not.toMatch(/Nurul|Rajesh/);
  });

  it('between a reviewer and the editors stays unknown to the author', async () => {
    await reviewer.post(at('save-message'), written(['editors'], 'Figure 2 is missing.'));
    expect((await threadOf(author)).messages.map(({ message }) => message)).not.toContain('Figure 2 is missing.');
    expect((await threadOf(editor)).messages.at(-1)).toMatchObject({ sender: 'Rajesh Kumar' });
    expect(JSON.stringify(await threadOf(reviewer))).not.toMatch(/Ali Hassan|Nurul/);
  });

  it('is sent in one’s own name alone', async () => {
    const refused = await author.post<{ code: string }>(at('save-message'), {
      ...written(['editors']),
      sender_id: ids.huda,
    });
    expect(refused.body.code).toBe('sender-is-another');
  });

  it('can be taken back by who sent it, and by nobody else', async () => {
    const own = (await threadOf(author)).messages.find(({ mine }) => mine);
    expect((await editor.post(at('delete-message'), { id: own?.id })).status).toBe(404);
    expect((await author.post(at('delete-message'), { id: own?.id })).status).toBe(200);
    expect((await threadOf(editor)).messages.map(({ id }) => id)).not.toContain(own?.id);
  });

  it('is not there for who has no part in the article', async () => {
    const stranger = await server.as('passer-by');
    expect((await stranger.post(at('get-message'), { article_id: ids.article })).status).toBe(404);
    expect((await stranger.post(at('save-message'), written(['editors']))).status).toBe(404);
  });
});
