import { newId } from '@naskhah/kernel/ids';
import { seedJournal } from '@naskhah/testing/public-journal-seeds';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { seedSubmission } from '@naskhah/testing/workspace-seeds';
import { mailTemplates } from '@naskhah/words/messaging/mail-templates';
import { beforeAll, describe, expect, it } from 'vitest';
import { assignPreset, copyPresets } from '../../access/index.ts';
import { queueMail } from './queue-mail.ts';

const database = testDatabase();
const server = testServer(database);
const event = 'submission-received';
type View = {
  version: number;
  own: boolean;
  origin: string;
  active: boolean;
  texts: Record<string, { subject: string }>;
};
type Faults = { code: string; errors: { path: string; code: string; message: string }[] };

let admin: Visitor;
let manager: Visitor;
let member: Visitor;
let journal: string;

const texts = (subject: string, body = 'Dear {{firstname}}, {{number}}: {{article_url}}') => ({
  en: { subject, body },
  ms: { subject: `${subject} (ms)`, body },
});
const path = (call: string) => `/api/admin/ent-template/${call}`;

beforeAll(async () => {
  await server.person('aminah', [1, 6]);
  const managing = await server.person('hafiz');
  await server.person('zul');
  journal = await seedJournal(database.db, { path: 'jek', nameEn: 'Journal of Ecology' });
  await database.db.transaction().execute(async (trx) => {
    await copyPresets(trx, journal, newId);
    const at = server.clock();
    const presetCode = 'journal-manager';
    await assignPreset(trx, { id: newId(), journal, person: managing, presetCode, by: null, at });
  });
  [admin, manager, member] = [await server.as('aminah'), await server.as('hafiz'), await server.as('zul')];
});

const nextMail = async (): Promise<string> => {
  const needs = { clock: server.clock, newId, enqueue: async () => {} };
  await database.db.transaction().execute((trx) =>
    queueMail(needs)(trx, {
      event,
      to: { personId: null, address: 'author@example.test', language: 'en' },
      variables: {
        firstname: 'Ali',
        number: 'JEK-1',
        title: 'Mangroves',
        journal: 'JEK',
        article_url: 'https://x.test',
      },
      journal,
    }),
  );
  const row = await database.db
    .selectFrom('messaging.mail')
    .select('subject')
    .where('event', '=', event)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.subject ?? '';
};

describe('mail texts', () => {
  it('are those shipped until somebody writes own ones, then the platform’s, then the journal’s', async () => {
    expect(await nextMail()).toBe(mailTemplates[event].en.subject.replace('{{number}}', 'JEK-1'));
    expect((await admin.post(path('save'), { event, texts: texts('Platform {{number}}') })).status).toBe(200);
    expect(await nextMail()).toBe('Platform JEK-1');
    const saved = await manager.post<View>(path('save'), {
      event,
      journal_id: journal,
      texts: texts('Ours {{number}}'),
    });
    expect(saved.body).toMatchObject({ own: true, origin: 'journal', version: 1 });
    expect(await nextMail()).toBe('Ours JEK-1');
  });

  it('name the variables that the mail does not know, and are not saved', async () => {
    const wrong = texts('Hello {{number}} {{secret}} {{7*7}}');
    const { status, body } = await manager.post<Faults>(path('update'), {
      event,
      journal_id: journal,
      version: 1,
      texts: wrong,
    });
    expect([status, body.code]).toEqual([422, 'variables-wrong']);
    expect(body.errors[0]).toMatchObject({ path: 'texts.en.subject', code: 'unknown-variable' });
    expect(body.errors[0]?.message).toContain('{{secret}}, {{7*7}}');
    expect(await nextMail()).toBe('Ours JEK-1');
  });

  it('must keep what the mail is sent for', async () => {
    const asked = { event: 'reset-password-code', version: 0, texts: texts('Your code', 'Dear {{firstname}}') };
    const { status, body } = await admin.post<Faults>(path('save'), asked);
    expect([status, body.errors[0]?.code]).toEqual([422, 'variable-missing']);
    expect(body.errors[0]?.message).toContain('{{code}}');
  });

  it('are not saved over a save that was not seen', async () => {
    const asked = { event, journal_id: journal, version: 0, texts: texts('Late') };
    expect((await manager.post(path('update'), asked)).status).toBe(409);
  });

  it('keep every save, and an earlier one can be made the texts again', async () => {
    const asked = { event, journal_id: journal };
    await manager.post(path('update'), { ...asked, version: 1, texts: texts('Second {{number}}') });
    const history = await manager.post<{ number: number; kind: string; by: string }[]>(
      '/api/admin/messaging/template-history',
      asked,
    );
    expect(history.body.map(({ number, kind, by }) => [number, kind, by])).toEqual([
      [2, 'saved', 'Hafiz'],
      [1, 'saved', 'Hafiz'],
    ]);
    const again = { ...asked, version: 2, number: 1 };
    expect((await manager.post('/api/admin/messaging/restore-template', again)).status).toBe(200);
    expect(await nextMail()).toBe('Ours JEK-1');
    expect(
      (await manager.post('/api/admin/messaging/restore-template', { ...again, version: 3, number: 9 })).status,
    ).toBe(404);
  });

  it('go back to what is inherited', async () => {
    const reset = await manager.post<View>(path('delete'), { event, journal_id: journal, version: 3 });
    expect(reset.body).toMatchObject({ own: false, origin: 'platform', version: 4 });
    expect(await nextMail()).toBe('Platform JEK-1');
  });

  it('can be begun with those in force', async () => {
    const begun = await manager.post<View>(path('add-template'), { event: 'editor-was-assigned', journal_id: journal });
    expect(begun.body).toMatchObject({ own: true, version: 1 });
    expect(begun.body.texts.en?.subject).toBe(mailTemplates['editor-was-assigned'].en.subject);
  });

  it('are in force language by language', async () => {
    const asked = { event, journal_id: journal, language: 'ms' };
    const { body } = await manager.post<{ subject: string; origin: string }>(path('get-template'), asked);
    expect(body).toMatchObject({ subject: 'Platform {{number}} (ms)', origin: 'platform' });
  });
});

describe('a mail', () => {
  it('is not sent any more once it is switched off, unless people cannot do without it', async () => {
    const before = await nextMail();
    const off = await manager.post<View>(path('update-event'), { event, journal_id: journal, active: false });
    expect(off.body.active).toBe(false);
    const count = () => database.db.selectFrom('messaging.mail').select('id').where('event', '=', event).execute();
    const sent = (await count()).length;
    expect(await nextMail()).toBe(before);
    expect((await count()).length).toBe(sent);
    await manager.post(path('update-event'), { event, journal_id: journal, active: true });
    const needed = { event: 'review-invitation', journal_id: journal, active: false };
    expect((await manager.post<Faults>(path('update-event'), needed)).body.code).toBe('event-needed');
  });

  it('is previewed with the latest article that the reader sees as an editor, else with examples', async () => {
    const asked = {
      event,
      journal_id: journal,
      language: 'en',
      text: { subject: '{{number}}: {{title}}', body: '{{firstname}}' },
    };
    const examples = await manager.post<{ subject: string; about: string | null }>(path('get-content'), asked);
    expect(examples.body).toMatchObject({ subject: 'JEK-2026-0001: Mangrove recovery after a drought', about: null });
    await seedSubmission(database.db, journal, { title: 'Peat in drought', number: 'JEK-2026-0007' });
    const real = await manager.post<{ subject: string; about: string; body: string }>(path('get-content'), asked);
    expect(real.body).toMatchObject({
      subject: 'JEK-2026-0007: Peat in drought',
      about: 'JEK-2026-0007',
      body: 'Hafiz',
    });
  });

  it('is tried on oneself alone', async () => {
    const asked = {
      event,
      journal_id: journal,
      language: 'ms',
      text: { subject: 'Uji {{number}}', body: '{{title}}' },
    };
    const { body } = await manager.post<{ address: string }>(path('send-review'), asked);
    expect(body.address).toBe('hafiz@example.test');
    const mail = await database.db
      .selectFrom('messaging.mail')
      .select(['subject', 'address'])
      .where('event', '=', 'test')
      .executeTakeFirstOrThrow();
    expect(mail).toEqual({ subject: '[Ujian] Uji JEK-2026-0007', address: 'hafiz@example.test' });
  });
});

describe('the texts of a journal', () => {
  it('are closed to who does not hold its templates', async () => {
    expect((await member.post(path('retrieve'), { event, journal_id: journal })).status).toBe(403);
    const other = await seedJournal(database.db, { path: 'bjph', nameEn: 'Another' });
    expect((await manager.post(path('retrieve'), { event, journal_id: other })).status).toBe(404);
    expect((await manager.post(path('save'), { event, texts: texts('Not mine') })).status).toBe(404);
    expect((await admin.post(path('retrieve'), { event, journal_id: newId() })).status).toBe(404);
  });

  it('are listed with whose they are, searched and filtered', async () => {
    const asked = { filters: { journal_id: journal, group: ['article'] }, q: 'editor' };
    const { body } = await manager.post<{ total: number; rows: { event: string; origin: string }[] }>(
      path('listing'),
      asked,
    );
    expect(body.rows).toMatchObject([{ event: 'editor-was-assigned', origin: 'journal' }]);
    const owners = await manager.post<{ platform: boolean; journals: { id: string }[] }>(
      '/api/admin/messaging/template-owners',
    );
    expect(owners.body).toMatchObject({ platform: false, journals: [{ id: journal }] });
    expect((await manager.post<unknown[]>(path('get-event'))).body.length).toBeGreaterThan(20);
  });
});
