import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outgoingMail } from './outgoing-mail.ts';

let refuses = true;
/** As much of SMTP (RFC 5321) as it takes to be greeted. */
const server = createServer((line) => {
  line.write(refuses ? '421 4.3.2 going down\r\n' : '220 mail.example.edu\r\n');
  line.on('data', (said) => line.write(/^QUIT/i.test(String(said)) ? '221 bye\r\n' : '250 mail.example.edu\r\n'));
  line.on('error', () => {});
});
let url: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => server.close());

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
