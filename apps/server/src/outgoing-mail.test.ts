import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outgoingMail } from './outgoing-mail.ts';

let refuses = true;
const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  closeTimeout: 100,
  onConnect: (_session, done) => done(refuses ? Object.assign(new Error('going down'), { responseCode: 421 }) : null),
});
let url: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => new Promise<void>((done) => server.close(done)));

it('mail is ready while its server takes it, and not while it refuses; asked again after half a minute', async () => {
  let now = 0;
  const mail = outgoingMail({ smtpUrl: url, mailFrom: 'a@b.test', mailBouncesTo: undefined, demo: false }, () => now);
  expect(await mail.state()).toMatch(/^not ready: .*421/);
  refuses = false;
  expect(await mail.state()).toMatch(/^not ready/);
  now += 31_000;
  expect(await mail.state()).toBe('ready');
});

it('mail is not ready where nobody listens', async () => {
  const nobody = { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'a@b.test', mailBouncesTo: undefined, demo: false };
  expect(await outgoingMail(nobody, () => 0).state()).toMatch(/^not ready: .*ECONNREFUSED/);
});
