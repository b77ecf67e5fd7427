/** Public pages: rendered from the database on one core, and from the cache beside a bare server. Prints a table. */
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@naskhah/db/connect';
import { startEmbedded } from '@naskhah/db/embedded/server';
import { migrate } from '@naskhah/db/migrate';
import autocannon from 'autocannon';
import { machineFactor } from './measure/machine-factor.ts';
import { table } from './measure/table.ts';
import { answering } from './public-pages/answer.ts';
import type { Told } from './public-pages/server.ts';
import { smallWorld } from './public-pages/world.ts';

if (process.env.NODE_ENV !== 'production')
  throw new Error('Set NODE_ENV=production: React is measured as it is served.');

const at = { sites: 'http://127.0.0.1', portal: 'http://127.0.0.1' };
const seconds = 4;
const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const folder = mkdtempSync(join(tmpdir(), 'naskhah-bench-'));
const server = await startEmbedded({ folder });
const sent: string[] = [];
const { db, pool, close } = connect(server.url, { max: 4, onStatement: (statement) => sent.push(statement) });
await migrate(db);
const answer = answering(db, at);
const { others, ...world } = await smallWorld({ db, pool });
const addresses = {
  ...world,
  search: '/search?q=peat+forest',
  common: '/search?q=text',
  directory: '/journals',
};

/** Four requests at a time on this one thread, as a server with a small pool would. */
const rendered = async (address: string) => {
  await answer(address);
  sent.length = 0;
  await answer(address);
  const statements = sent.length;
  for (let warm = 0; warm < 200; warm++) await answer(address);
  const started = process.cpuUsage();
  const end = performance.now() + seconds * 1000;
  let pages = 0;
  const one = async () => {
    while (performance.now() < end) {
      await answer(address);
      pages += 1;
    }
  };
  await Promise.all([one(), one(), one(), one()]);
  const { user, system } = process.cpuUsage(started);
  return {
    'per second': Math.round(pages / seconds),
    'CPU ms': Number(((user + system) / 1000 / pages).toFixed(2)),
    statements,
  };
};

/** Each article once, as after a start: nothing of it has been drawn or cited before. */
const firstTime = async () => {
  const started = process.cpuUsage();
  const began = performance.now();
  for (const address of others.slice(0, 2000)) await answer(address);
  const { user, system } = process.cpuUsage(started);
  const seconds = (performance.now() - began) / 1000;
  return {
    'per second': Math.round(2000 / seconds),
    'CPU ms': Number(((user + system) / 2_000_000).toFixed(2)),
    statements: 1,
  };
};

const load = async (port: number, path: string): Promise<number> =>
  (await autocannon({ url: `http://127.0.0.1:${port}${path}`, connections: 20, duration: 3 })).requests.average;

const fromCache = async (address: string) => {
  const { page } = await answer(address);
  const child = fork(new URL('./public-pages/server.ts', import.meta.url), { stdio: 'inherit' });
  child.send({ address, page } satisfies Told);
  const ports = await new Promise<{ bare: number; cached: number }>((done) =>
    child.once('message', done as () => void),
  );
  const runs = { bare: [] as number[], cached: [] as number[] };
  await load(ports.bare, address);
  for (let round = 0; round < 3; round++) {
    runs.bare.push(await load(ports.bare, address));
    runs.cached.push(await load(ports.cached, address));
  }
  child.kill();
  const [bare, cached] = [median(runs.bare), median(runs.cached)];
  return { bytes: Buffer.byteLength(page.html), bare, cached, ratio: Number((cached / bare).toFixed(2)) };
};

try {
  const rows: Record<string, Record<string, number>> = {};
  for (const [name, address] of Object.entries(addresses)) rows[name] = await rendered(address);
  rows['articles, each for the first time'] = await firstTime();
  await machineFactor();
  console.info(
    'Rendered from the database (targets: article 400 a second, at most 3 statements; home and issue 250, at most 5)',
  );
  console.info(table(rows));
  console.info('From the cache (target: at least 0.6 of a bare server that sends the same bytes)');
  console.info(table({ article: await fromCache(addresses.article), home: await fromCache(addresses.home) }));
} finally {
  await close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
