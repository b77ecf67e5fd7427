import { newId } from '@naskhah/kernel/ids';
import { testDatabase } from '@naskhah/testing/test-database';
import { testReportToken, testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SendMail } from '../ports.ts';
import { queueMail } from './queue-mail.ts';
import { sendDigests } from './send-digests.ts';

const database = testDatabase();
const server = testServer(database);
type Mail = { id: string; state: string; address: string; failure: string | null; resent_from: string | null };
type Mails = { total: number; rows: Mail[] };

let admin: Visitor;
let reader: Visitor;
let readerId: string;
const at = (call: string) => `/api/admin/messaging/${call}`;

const order = (event = 'submission-arrived') => ({
  event,
  to: { personId: readerId, address: 'aisyah@example.test', language: 'en' as const },
  variables: {
    firstname: 'Aisyah',
    number: 'JEK-1',
    title: 'Peat',
    journal: 'JEK',
    article_url: 'https://x.test',
    code: '123456',
    minutes: '10',
    profile_url: 'https://x.test',
    portal_url: 'https://x.test',
  },
  subject: { type: 'article', id: newId() },
});
const queue = async (event?: string) => {
  server.clock.forward({ minutes: 1 });
  await database.db.transaction().execute((trx) => queueMail(server.mailing)(trx, order(event)));
};
const mailsOf = async (filters: object = {}) => {
  const { body } = await admin.post<Mails>(at('list-mail'), { q: 'aisyah@example.test', size: 100, filters });
  const rows = body.rows.filter(({ address }) => address === 'aisyah@example.test');
  return { total: rows.length, rows };
};
const newest = async () => (await mailsOf()).rows[0];
const sent: Parameters<SendMail>[0][] = [];
const send = async () => {
  for (const { id } of (await mailsOf({ state: ['queued'] })).rows.reverse())
    await server.sendQueuedMail(async (mail) => {
      sent.push(mail);
      return 'sent';
    })(id);
};
const report = (body: unknown, token = testReportToken) =>
  server.visitor().post<{ noted: number }>('/api/mail/report', body, { authorization: `Bearer ${token}` });
const prefer = (email: string, in_app = true) =>
  reader.post(at('save-preferences'), { preferences: [{ event: 'submission-arrived', email, in_app }] });

beforeAll(async () => {
  await server.person('aminah', [1, 6]);
  readerId = await server.person('aisyah');
  [admin, reader] = [await server.as('aminah'), await server.as('aisyah')];
});

describe('a mail that came back', () => {
  it('is told by a provider with the secret alone', async () => {
    await queue();
    await send();
    const mail = await newest();
    const bounced = [{ mail: mail?.id, kind: 'bounced', reason: '550 no such user' }];
    expect((await report(bounced, 'a wrong token of the tests')).status).toBe(401);
    expect((await newest())?.state).toBe('sent');
    expect((await report(bounced)).body).toEqual({ noted: 1 });
    expect(await newest()).toMatchObject({ state: 'bounced', failure: '550 no such user' });
  });

  it('holds what follows, but never a code', async () => {
    await queue();
    expect((await newest())?.state).toBe('paused');
    await queue('confirm-email-code');
    expect((await newest())?.state).toBe('queued');
  });

  it('is told to the Administrators where no editor cares for it', async () => {
    const { body } = await admin.post<{ rows: { text_en: string }[] }>(at('list-notifications'));
    expect(body.rows.map(({ text_en }) => text_en)).toContain('A mail to aisyah@example.test came back');
  });

  it('lets the mails out that waited, once an Administrator releases the address', async () => {
    const released = await admin.post<{ sent: number }>(at('release-address'), { address: 'aisyah@example.test' });
    expect(released.body.sent).toBe(1);
    expect((await mailsOf({ state: ['paused'] })).total).toBe(0);
    expect((await admin.post(at('release-address'), { address: 'aisyah@example.test' })).status).toBe(404);
  });

  it('lets them out as well when the person confirms the address', async () => {
    await send();
    await report([{ address: 'aisyah@example.test', kind: 'bounced', reason: 'gone' }]);
    await queue();
    expect((await mailsOf({ state: ['paused'] })).total).toBe(1);
    const system = { kind: 'system', job: 'test' } as const;
    const fact = { event: 'email-was-confirmed', subject: { type: 'person', id: readerId } } as const;
    await server.mailing.transaction((trx) => server.mailing.tell(trx, system, fact));
    expect((await mailsOf({ state: ['paused'] })).total).toBe(0);
  });
});

describe('a mail', () => {
  it('is sent again as a row of its own that names the first', async () => {
    await send();
    const mail = await newest();
    const again = { id: mail?.id, new_id: newId() };
    const resent = await admin.post<Mail>(at('resend-mail'), again);
    expect(resent.body).toMatchObject({ state: 'queued', resent_from: mail?.id, id: again.new_id });
    expect((await admin.post<Mail>(at('resend-mail'), again)).body.id).toBe(again.new_id);
    const waiting = await admin.post<{ code: string }>(at('resend-mail'), { id: again.new_id });
    expect(waiting.body.code).toBe('mail-still-waits');
    await send();
  });

  it('is found by its address and by its state', async () => {
    expect((await mailsOf({ state: ['bounced'] })).rows.every(({ state }) => state === 'bounced')).toBe(true);
    expect((await admin.post<Mails>(at('list-mail'), { q: '%' })).body.total).toBe(0);
  });

  it('comes in a digest, or not at all, where the person prefers that', async () => {
    await prefer('daily', false);
    const before = (await mailsOf()).total;
    await queue();
    await queue();
    expect((await mailsOf()).total).toBe(before);
    expect(await sendDigests(database.db, server.mailing)('daily')).toBe(1);
    await send();
    expect(sent.at(-1)?.text).toContain('• New submission JEK-1\n• New submission JEK-1');
    expect(await sendDigests(database.db, server.mailing)('daily')).toBe(0);
    await prefer('off');
    await queue();
    expect((await mailsOf()).total).toBe(before + 1);
    await prefer('now');
  });

  it('that nobody can do without is not for choosing', async () => {
    const refused = await reader.post<{ code: string }>(at('save-preferences'), {
      preferences: [{ event: 'decision-accept', email: 'off', in_app: false }],
    });
    expect(refused.body.code).toBe('event-needed');
  });

  it('is stopped by one press, and by no scanner that only opens the link', async () => {
    await queue();
    await send();
    const link = new URL(sent.at(-1)?.unsubscribe ?? '').pathname;
    const scanner = server.visitor();
    await scanner.raw(link);
    const token = link.split('/').at(-1);
    expect((await scanner.post<{ stopped: boolean }>(at('read-unsubscribe'), { token })).body.stopped).toBe(false);
    const press = { 'content-type': 'application/x-www-form-urlencoded' };
    const pressed = await scanner.raw(link, { method: 'POST', headers: press, payload: 'List-Unsubscribe=One-Click' });
    expect(pressed.status).toBe(200);
    expect((await scanner.post<{ stopped: boolean }>(at('read-unsubscribe'), { token })).body.stopped).toBe(true);
    const forged = await scanner.raw(`${link.slice(0, -2)}xx`, { method: 'POST', headers: press, payload: '' });
    expect(forged.status).toBe(422);
  });
});

describe('notifications', () => {
  it('are one’s own, counted while unread, and read one by one or all at once', async () => {
    const list = () =>
      reader.post<{ total: number; unread: number; rows: { id: string; read: boolean }[] }>(at('list-notifications'));
    const { body } = await list();
    expect(body.unread).toBe(body.total);
    const first = await reader.post<{ unread: number }>(at('mark-read'), { ids: [body.rows[0]?.id] });
    expect(first.body.unread).toBe(body.total - 1);
    await admin.post(at('mark-read'), { ids: [body.rows[1]?.id] });
    expect((await list()).body.unread).toBe(body.total - 1);
    expect((await reader.post<{ unread: number }>(at('mark-read'))).body.unread).toBe(0);
  });

  it('arrive at an open window at once, from whichever process', async () => {
    const base = await server.listen();
    const window = new AbortController();
    const stream = await fetch(`${base}/api/notifications/stream`, {
      headers: { cookie: reader.cookie() },
      signal: window.signal,
    });
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    const lines = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await lines?.read())?.value).toContain('{"unread":0}');
    await queue();
    expect((await lines?.read())?.value).toContain('{"unread":1}');
    window.abort();
    expect((await fetch(`${base}/api/notifications/stream`)).status).toBe(401);
  });
});
