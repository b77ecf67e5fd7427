/** A mail about an account, or of the platform about a journal, takes nothing of any journal, whatever was stored for it. */
import { newId } from '@naskhah/kernel/ids';
import { seedJournal } from '@naskhah/testing/public-journal-seeds';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer, type Visitor } from '@naskhah/testing/test-server';
import { mailEventNames, mailEvents, takesJournalTexts } from '@naskhah/words/messaging/mail-events';
import { beforeAll, describe, expect, it } from 'vitest';
import { assignPreset, copyPresets } from '../../access/index.ts';
import { queueMail } from './queue-mail.ts';

const database = testDatabase();
const server = testServer(database);
let manager: Visitor;
let journal: string;

const planted = { subject: 'Words of the journal', body: 'Words of the journal' };
beforeAll(async () => {
  const managing = await server.person('hafiz');
  journal = await seedJournal(database.db, { path: 'jek', nameEn: 'Journal of Ecology' });
  await database.db.transaction().execute(async (trx) => {
    await copyPresets(trx, journal, newId);
    const given = { id: newId(), journal, person: managing, presetCode: 'journal-manager', by: null };
    await assignPreset(trx, { ...given, at: server.clock() });
    for (const event of mailEventNames)
      for (const language of ['en', 'ms'] as const)
        await trx
          .insertInto('messaging.template')
          .values({ id: newId(), event, language, journal_id: journal, ...planted })
          .execute();
  });
  manager = await server.as('hafiz');
});

const mailOf = async (event: (typeof mailEventNames)[number]) => {
  const needs = { clock: server.clock, newId, enqueue: async () => {} };
  const variables = Object.fromEntries(mailEvents[event].variables.map((name) => [name, 'something']));
  await database.db.transaction().execute((trx) =>
    queueMail(needs)(trx, {
      event,
      to: { personId: null, address: `${event}@example.test`, language: 'en' },
      variables,
      journal,
    }),
  );
  return database.db
    .selectFrom('messaging.mail')
    .select(['subject', 'body'])
    .where('address', '=', `${event}@example.test`)
    .executeTakeFirstOrThrow();
};

const ofPlatform = mailEventNames.filter((event) => !takesJournalTexts(event));
const ofJournals = mailEventNames.filter(takesJournalTexts);

describe('the mails of the platform', () => {
  it('are all that are about accounts, digests, and those about a journal itself', () => {
    const accounts = mailEventNames.filter((event) => mailEvents[event].group === 'account');
    expect(accounts.length).toBeGreaterThan(15);
    const verdicts = ['journal-submitted', 'journal-verified', 'journal-returned', 'journal-rejected'];
    const others = [...verdicts, 'journal-thread', 'board-consent', 'digest'];
    expect([...ofPlatform].sort()).toEqual([...accounts, ...others].sort());
  });

  it.each(ofPlatform)('%s is written by the platform alone', async (event) => {
    expect(JSON.stringify(await mailOf(event))).not.toContain('Words of the journal');
  });

  it.each(ofJournals)('%s is no such mail: the journal has words of its own', async (event) => {
    expect((await mailOf(event)).subject).toBe('Words of the journal');
  });

  it('do not stand among the texts of a journal', async () => {
    const { body } = await manager.post<{ total: number; rows: { event: string }[] }>(
      '/api/admin/ent-template/listing',
      { filters: { journal_id: journal }, size: 200 },
    );
    expect(body.rows.map(({ event }) => event).sort()).toEqual([...ofJournals].sort());
  });

  it.each([
    ['retrieve', {}],
    ['get-template', { language: 'en' }],
    ['get-content', { language: 'en', text: planted }],
    ['add-template', {}],
    ['save', { texts: { en: planted, ms: planted } }],
    ['update', { version: 0, texts: { en: planted, ms: planted } }],
    ['update-event', { active: false }],
    ['send-review', { language: 'en', text: planted }],
  ])('are not there for a journal to %s', async (call, input) => {
    const about = { event: 'password-changed', journal_id: journal, ...input };
    const answer = await manager.post(`/api/admin/ent-template/${call}`, about);
    expect(answer).toMatchObject({ status: 404, body: { code: 'event-not-found' } });
  });
});
