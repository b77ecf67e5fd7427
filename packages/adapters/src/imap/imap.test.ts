import { type ImapStub, startImapStub } from '@naskhah/testing/imap-stub/index';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { imapMailbox, mailboxSettings } from './index.ts';
import { largestReport } from './settings.ts';

let server: ImapStub;
beforeEach(async () => {
  server = await startImapStub();
});
afterEach(() => server.close());

const mailbox = (url = server.url) => {
  const settings = mailboxSettings(url);
  if (!settings) throw new Error('the address is not understood');
  return imapMailbox(settings);
};
const mail = (n: number) => `Subject: report ${n}\r\n\r\nUser unknown 🌿\r\n`;
const numberOf = (raw: Buffer) => Number(/report (\d+)/.exec(raw.toString())?.[1]);
const read = async (fails?: number) => {
  const handled: number[] = [];
  const end = await mailbox()
    .read(async (raw) => {
      if (numberOf(raw) === fails) throw new Error('the database is gone');
      handled.push(numberOf(raw));
    })
    .then(
      () => 'read',
      () => 'broke off',
    );
  return { handled, end };
};
const lying = (folder: string) => (server.state.folders.get(folder) ?? []).map(({ raw }) => numberOf(raw));
const fill = (count: number) => {
  for (let n = 1; n <= count; n += 1) server.put(mail(n));
};

describe('a mailbox', () => {
  it('hands over what is unseen, byte by byte, oldest first, and moves it away', async () => {
    fill(3);
    const inbox = server.state.folders.get('INBOX') ?? [];
    Object.assign(inbox[1] ?? {}, { seen: true });
    const raws: string[] = [];
    await mailbox().read(async (raw) => void raws.push(raw.toString()));
    expect(raws).toEqual([mail(1), mail(3)]);
    expect([lying('INBOX'), lying('Processed')]).toEqual([[2], [1, 3]]);
    expect(server.state.folders.get('Processed')?.every(({ seen }) => seen)).toBe(true);
    expect(await read()).toEqual({ handled: [], end: 'read' });
  });

  it('of more mails than one batch holds is read whole', async () => {
    fill(120);
    const { handled } = await read();
    expect(handled).toEqual(Array.from({ length: 120 }, (_, at) => at + 1));
  });

  it('keeps what could not be handled, and what comes after it, for the next time', async () => {
    fill(3);
    expect(await read(2)).toEqual({ handled: [1], end: 'broke off' });
    expect(lying('INBOX')).toEqual([2, 3]);
    expect(await read()).toEqual({ handled: [2, 3], end: 'read' });
  });

  it.each([
    ['BODY.PEEK', 2, [1], [2, 3]],
    ['STORE', 2, [1, 2], [2, 3]],
    ['MOVE', 2, [1, 2], [3]],
    ['SEARCH', 1, [], [1, 2, 3]],
  ])('whose line breaks at %s is read on the next time; nothing is lost', async (command, nth, first, then) => {
    fill(3);
    server.state.cutAt = { command, nth };
    expect(await read()).toEqual({ handled: first, end: 'broke off' });
    expect(await read()).toEqual({ handled: then, end: 'read' });
  });

  it('never loads a mail that is too large, and puts it aside', async () => {
    server.put(mail(1), largestReport + 1);
    server.put(mail(2));
    expect(await read()).toEqual({ handled: [2], end: 'read' });
    expect(server.state.fetched).toEqual([2]);
    expect(lying('Processed')).toEqual([1, 2]);
  });

  it('that lies about the size of a mail is cut off instead of filling the memory', async () => {
    server.put(Buffer.alloc(largestReport + 2_000_000, 'a'), 1000);
    expect(await read()).toEqual({ handled: [], end: 'broke off' });
  });

  it('in which no folder can be made marks what it has handed over', async () => {
    server.state.mayCreate = false;
    fill(2);
    expect((await read()).handled).toEqual([1, 2]);
    expect(lying('INBOX')).toEqual([1, 2]);
    expect((await read()).handled).toEqual([]);
  });
});

describe('what is wrong with a mailbox', () => {
  it('is said without its password, and changes nothing', async () => {
    fill(1);
    expect(await mailbox().fault()).toBeUndefined();
    expect(await mailbox(server.url.replace('INBOX', 'Elsewhere')).fault()).toBe('there is no such folder');
    expect(await mailbox(server.url.replace('quoted', 'guessed')).fault()).toBe('the login was refused');
    await server.close();
    expect(await mailbox().fault()).toBe('the server does not answer (ECONNREFUSED)');
    expect(server.state.heard).not.toContain('SELECT');
  });
});

describe('the address of a mailbox', () => {
  const of = (url: string) => {
    const settings = mailboxSettings(url);
    return settings && { ...settings.connection.auth, ...settings, connection: undefined, ...settings.connection };
  };
  it('has its defaults', () => {
    expect(of('imaps://bounces%40uni.test:p%3Aw@mail.uni.test')).toMatchObject({
      host: 'mail.uni.test',
      port: 993,
      secure: true,
      folder: 'INBOX',
      user: 'bounces@uni.test',
      pass: 'p:w',
    });
    expect(of('imap://a:b@mail.uni.test:1143/Bounces/2026')).toMatchObject({ port: 1143, folder: 'Bounces/2026' });
  });

  it('without TLS insists on STARTTLS, but on this machine', () => {
    expect(of('imap://a:b@mail.uni.test')).toMatchObject({ secure: false, doSTARTTLS: true });
    for (const host of ['localhost', '127.0.0.1', '[::1]'])
      expect(of(`imap://a:b@${host}`)).toMatchObject({ secure: false, doSTARTTLS: false });
    expect(of('imap://a:b@127.evil.test')).toMatchObject({ doSTARTTLS: true });
  });

  it.each([
    'imaps://mail.uni.test',
    'imaps://user@mail.uni.test/INBOX',
    'pop3://a:b@mail.uni.test',
    'imaps://a:%zz@mail.uni.test',
  ])('is not %s', (url) => expect(mailboxSettings(url)).toBeUndefined());
});
