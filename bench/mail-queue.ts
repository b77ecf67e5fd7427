/**
 * Queued mails are sent by the real worker at a set rate: mails a second, and how memory behaves. Prints a table.
 * `npm run bench -- mail-queue 100000 60000`: how many mails, and how many a minute.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@naskhah/db/connect';
import { startEmbedded } from '@naskhah/db/embedded/server';
import { migrate } from '@naskhah/db/migrate';
import { sendMailTries, sendQueuedMail } from '@naskhah/modules/messaging/host';
import { declareJobs, startQueue } from '@naskhah/server/worker/jobs';
import { startWork } from '@naskhah/server/worker/work';
import { table } from './measure/table.ts';

const [mails = 100_000, perMinute = 60_000] = process.argv.slice(2).map(Number);
if (!(mails >= 10 && perMinute >= 1)) throw new Error('two whole numbers are wanted: mails, and mails a minute');
const folder = mkdtempSync(join(tmpdir(), 'naskhah-bench-'));
const server = await startEmbedded({ folder });
const connection = connect(server.url, { max: 8 });
const { db, pool } = connection;
await migrate(db);
const queue = await startQueue(server.url);
await declareJobs(queue, { 'send-mail': { tries: sendMailTries, each: async () => {} } });
await pool.query(
  `insert into messaging.mail (id, event, address, language, subject, body, created_at)
    select gen_random_uuid(), 'submission-arrived', 'reader' || n || '@example.test', 'en', 'New submission', 'Hello', now()
    from generate_series(1, $1::int) n`,
  [mails],
);
const { rows } = await pool.query<{ id: string }>('select id from messaging.mail');
for (let from = 0; from < rows.length; from += 5000)
  await queue.boss.insert(
    'send-mail',
    rows.slice(from, from + 5000).map(({ id }) => ({ data: { id } })),
  );
rows.length = 0;

let sent = 0;
const megabytes = (): number => {
  globalThis.gc?.();
  return Math.round(process.memoryUsage().rss / 1_000_000);
};
const samples: number[] = [];
const began = performance.now();
await new Promise<void>((done) => {
  const send = sendQueuedMail({
    db,
    clock: () => new Date(),
    portalUrl: 'http://portal.test',
    secret: 'a secret of the bench, long enough',
    outgoing: async () => ({ from: undefined, perMinute }),
    sendMail: async () => {
      sent += 1;
      if (sent % Math.ceil(mails / 10) === 0) samples.push(megabytes());
      if (sent === mails) done();
      return 'sent';
    },
  });
  void startWork(queue, { 'send-mail': { tries: sendMailTries, each: ({ id }) => send(id) } }, new Set());
});
const seconds = (performance.now() - began) / 1000;
console.info(
  table({
    [`${mails} mails`]: {
      'allowed a minute': perMinute,
      seconds: seconds.toFixed(0),
      'mails a second': (mails / seconds).toFixed(0),
      'MB at each tenth': samples.join(' '),
    },
  }),
);
await queue.boss.stop({ graceful: false });
await connection.close();
await server.stop();
rmSync(folder, { recursive: true, force: true });
