/** A real mail server on the loopback that keeps what it takes: the portal's own log hides what opens something by itself. */
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../own-server.ts';

export type MailSink = {
  url: string;
  /** The text of the newest mail to an address, once there is one. */
  mailTo: (address: string) => Promise<string>;
  stop: () => Promise<void>;
};

const longest = 30_000;

export const startMailSink = async (): Promise<MailSink> => {
  const taken = new Map<string, string>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const { text = '' } = await PostalMime.parse(Buffer.concat(chunks));
        for (const { address } of envelope.rcptTo) taken.set(address, text);
        done();
      });
    },
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    url: `smtp://127.0.0.1:${port}`,
    mailTo: async (address) => {
      for (const end = Date.now() + longest; Date.now() < end; ) {
        const text = taken.get(address);
        if (text !== undefined) return text;
        await new Promise((again) => setTimeout(again, 100));
      }
      throw new Error(`no mail to ${address}`);
    },
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  };
};
