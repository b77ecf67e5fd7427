import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mailboxSettings } from '@naskhah/adapters/imap';
import { queueMail } from '@naskhah/modules/messaging';
import { recordReport } from '@naskhah/modules/messaging/host';
import { type ImapStub, startImapStub } from '@naskhah/testing/imap-stub/index';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer } from '@naskhah/testing/test-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { returnedMails } from './returned-mails.ts';

const database = testDatabase();
const server = testServer(database);
const folder = mkdtempSync(join(tmpdir(), 'naskhah-bounces-'));
let mailbox: ImapStub;
let now = 0;

beforeAll(async () => {
  mailbox = await startImapStub();
  for (const part of ['new', 'cur']) mkdirSync(join(folder, part));
});
beforeEach(() => {
  now += 100_000;
});
afterAll(async () => {
  await mailbox.close();
  rmSync(folder, { recursive: true });
});

/** A mail that went out, and what comes back of it. */
const returned = async (address: string) => {
  await database.db.transaction().execute((trx) =>
    queueMail(server.mailing)(trx, {
      event: 'confirm-email-code',
      to: { personId: null, address, language: 'en' },
      variables: {
        firstname: 'Devi',
        code: '482913',
        minutes: '10',
        profile_url: 'http://portal.test',
        portal_url: 'http://portal.test',
      },
    }),
  );
  const { id } = await database.db
    .updateTable('messaging.mail')
    .set({ state: 'sent' })
    .where('address', '=', address)
    .returning('id')
    .executeTakeFirstOrThrow();
  const status = `Final-Recipient: rfc822; ${address}\r\nAction: failed\r\nStatus: 5.1.1\r\n`;
  return [
    'Content-Type: multipart/report; report-type=delivery-status; boundary="edge"\r\n',
    `--edge\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.test\r\n\r\n${status}`,
    `--edge\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: <${id}@naskhah>\r\n\r\n--edge--\r\n`,
  ].join('\r\n');
};
const stateOf = async (address: string) =>
  (await database.db.selectFrom('messaging.mail').select('state').where('address', '=', address).execute())[0]?.state;
const lying = (name: string) => mailbox.state.folders.get(name)?.length ?? 0;
const imap = (url = mailbox.url) => {
  const settings = mailboxSettings(url);
  if (!settings) throw new Error('not an address');
  return returnedMails({ imap: settings }, () => now);
};

it('a report in a mailbox is noted at its mail, and leaves the mailbox after that', async () => {
  mailbox.put(await returned('gone@example.test'));
  mailbox.put('Subject: I am away\r\n\r\nUntil Monday.\r\n');
  const broken = () => Promise.reject(new Error('the database is gone'));
  await expect(imap().read(broken)).rejects.toThrow('the database is gone');
  expect([await stateOf('gone@example.test'), lying('INBOX')]).toEqual(['sent', 2]);
  mailbox.state.cutAt = { command: 'STORE', nth: 1 };
  await expect(imap().read(recordReport(server.mailing))).rejects.toThrow('returned mails cannot be read');
  expect([await stateOf('gone@example.test'), lying('INBOX')]).toEqual(['bounced', 2]);
  await imap().read(recordReport(server.mailing));
  expect([lying('INBOX'), lying('Processed')]).toEqual([0, 2]);
});

it('a report in a Maildir is noted, and put among what was read', async () => {
  writeFileSync(join(folder, 'new', '1.host'), await returned('lost@example.test'));
  await returnedMails({ maildir: folder }, () => now).read(recordReport(server.mailing));
  expect(await stateOf('lost@example.test')).toBe('bounced');
  expect([readdirSync(join(folder, 'new')), readdirSync(join(folder, 'cur'))]).toEqual([[], ['1.host:2,S']]);
});

it('says what is wrong, and logs in to ask no more than once a minute', async () => {
  expect(await returnedMails(undefined, () => now).state()).toBe('not configured');
  expect(await returnedMails({ maildir: folder }, () => now).state()).toBe('ready');
  expect(await returnedMails({ maildir: join(folder, 'no') }, () => now).state()).toBe(
    'cannot be read: the folder is missing or closed to the portal',
  );
  const watched = imap();
  mailbox.state.heard.length = 0;
  expect([await watched.state(), await watched.state()]).toEqual(['ready', 'ready']);
  expect(mailbox.state.heard.filter((command) => command === 'LOGIN')).toHaveLength(1);
  mailbox.state.password = 'another';
  now += 61_000;
  expect(await watched.state()).toBe('cannot be read: the login was refused');
});
