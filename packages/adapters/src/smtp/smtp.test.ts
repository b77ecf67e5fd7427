import { createServer } from 'node:net';
import type { SendMail } from '@naskhah/modules/messaging';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smtpSender } from './index.ts';

type Taken = { from: string; to: string[]; text: string };

const taken: Taken[] = [];
const putOff = new Set<string>();
const refusal = (code: number, said: string) => Object.assign(new Error(said), { responseCode: code });

/** A real server that knows everybody but `gone`, and puts off who comes for the first time (greylisting). */
const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  closeTimeout: 100,
  onRcptTo: ({ address }, _session, done) => {
    if (address.startsWith('gone')) return done(refusal(550, '5.1.1 no such user'));
    if (address.startsWith('grey') && !putOff.has(address)) {
      putOff.add(address);
      return done(refusal(451, '4.7.1 try again later'));
    }
    done();
  },
  onData: (stream, { envelope }, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      taken.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        text: Buffer.concat(chunks).toString('utf8'),
      });
      done();
    });
  },
});

let send: SendMail;
let url: string;
const id = '019f2a00-0000-7000-8000-0123456789ab';
const mail = (address: string, subject = 'Your submission') => ({
  id,
  address,
  subject,
  text: 'Hello',
  html: '<p>Hello</p>',
});
const headersOf = ({ text }: Taken) => text.slice(0, text.indexOf('\r\n\r\n')).split(/\r\n(?![ \t])/);

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()));
  const address = server.server.address();
  url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  send = smtpSender(url, { from: 'Naskhah <no-reply@portal.test>', bouncesTo: 'bounces@portal.test' });
});
afterAll(() => new Promise<void>((done) => server.close(() => done())));

describe('a mail by SMTP', () => {
  it('arrives with its own id, and goes back to where bounces are read', async () => {
    expect(await send(mail('aisyah@example.test'))).toBe('sent');
    const [one] = taken;
    expect(one?.from).toBe('bounces@portal.test');
    expect(one?.text).toContain(`Message-ID: <${id}@naskhah>`);
    expect(one?.text).toContain('Auto-Submitted: auto-generated');
  });

  it('carries the link of one press where it may be stopped', async () => {
    await send({ ...mail('aisyah@example.test'), unsubscribe: 'https://portal.test/unsubscribe/abc' });
    expect(headersOf(taken.at(-1) ?? { from: '', to: [], text: '' })).toEqual(
      expect.arrayContaining([
        'List-Unsubscribe: <https://portal.test/unsubscribe/abc>',
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      ]),
    );
  });

  it('comes in the name that was set, which is one name whatever is in it', async () => {
    const before = taken.length;
    const from = { name: 'Editors, <x@evil.test>\r\nBcc: other@example.test', address: 'editors@portal.test' };
    await send({ ...mail('aisyah@example.test'), from });
    const lines = headersOf(taken[before] ?? { from: '', to: [], text: '' });
    const named = lines.filter((line) => /^from:/i.test(line));
    expect(named).toHaveLength(1);
    expect(named[0]).toContain('<editors@portal.test>');
    expect(lines.filter((line) => /^bcc:/i.test(line))).toEqual([]);
    expect(taken).toHaveLength(before + 1);
  });

  it('is refused for good by a server that knows no such person', async () => {
    expect(await send(mail('gone@example.test'))).toMatchObject({ refused: expect.stringContaining('5.1.1') });
  });

  it('is tried again where the server puts it off, and then taken', async () => {
    await expect(send(mail('grey@example.test'))).rejects.toThrow('4.7.1');
    expect(await send(mail('grey@example.test'))).toBe('sent');
  });

  it('never turns a line break of a subject into a header, nor one address into several', async () => {
    const before = taken.length;
    await send(mail('aisyah@example.test', 'Hello\r\nBcc: other@example.test'));
    const list = await send(mail('aisyah@example.test,other@example.test'));
    expect(list).toEqual({ refused: 'this is not one address' });
    expect(taken).toHaveLength(before + 1);
    for (const one of taken.slice(before)) {
      expect(headersOf(one).filter((line) => /^bcc:/i.test(line))).toEqual([]);
      expect(one.to).not.toContain('other@example.test');
    }
  });

  it('is tried again when nobody answers', async () => {
    const closed = createServer();
    const port = await new Promise<number>((ready) => {
      closed.listen(0, '127.0.0.1', () => {
        const address = closed.address();
        ready(typeof address === 'object' && address ? address.port : 0);
      });
    });
    await new Promise<void>((done) => closed.close(() => done()));
    const nobody = smtpSender(`smtp://127.0.0.1:${port}`, { from: 'no-reply@portal.test' });
    await expect(nobody(mail('aisyah@example.test'))).rejects.toThrow('ECONNREFUSED');
  });
});
