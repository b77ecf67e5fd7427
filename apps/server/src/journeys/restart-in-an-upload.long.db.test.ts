import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@naskhah/kernel/ids';
import { insertSession } from '@naskhah/modules/identity';
import { seedDraft } from '@naskhah/testing/draft-seed';
import { testDatabase } from '@naskhah/testing/test-database';
import { testSecret, testServer } from '@naskhah/testing/test-server';
import { tusVisitor } from '@naskhah/testing/tus-visitor';
import { afterAll, expect, it } from 'vitest';

const database = testDatabase();
const world = testServer(database);
const data = mkdtempSync(join(tmpdir(), 'naskhah-restart-'));
const clone = new URL('../../../..', import.meta.url).pathname;
let portal: ChildProcess | undefined;
afterAll(() => {
  portal?.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

const freePort = () =>
  new Promise<number>((tell) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => tell(port));
    });
  });

const start = async (port: number): Promise<ChildProcess> => {
  const hook = new URL('tools/runtime/tsx-hook.ts', `file://${clone}`).href;
  const child = spawn(
    join(clone, 'node_modules/.bin/node'),
    ['--import', hook, join(clone, 'apps/server/src/main.ts')],
    {
      stdio: 'ignore',
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORT: String(port),
        DATABASE_URL: database.url,
        NASKHAH_DATA: data,
        NASKHAH_SECRET: testSecret,
        NASKHAH_DEMO: '0',
      },
    },
  );
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 30_000, interval: 100 }).toBe(true);
  return child;
};

it('a server that is killed in the middle of an upload goes on with it, and the file is whole', async () => {
  const person = await world.person('nor-azizah');
  const draft = await seedDraft(database.db, person);
  const token = 'a session that outlives the server';
  await insertSession(database.db, testSecret, { token, personId: person, userAgent: '', now: new Date() });
  const port = await freePort();
  const cookie = () => `naskhah=${encodeURIComponent(token)}`;
  const author = tusVisitor(`http://127.0.0.1:${port}`, { cookie });

  portal = await start(port);
  const file = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(60_000_000)]);
  const id = newId();
  await author.begin({ id, ref_id: draft, type: 'supplementary', filename: 'data.pdf' }, file.length);
  const broken = author.sendAndBreakOff(id, 0, file, 30_000_000);
  const folder = join(data, 'files', 'incoming');
  const incoming = () => readdirSync(folder);
  const arrived = () => Math.max(0, ...incoming().map((name) => statSync(join(folder, name)).size));
  await expect.poll(arrived, { timeout: 20_000, interval: 20 }).toBeGreaterThan(1_000_000);
  portal.kill('SIGKILL');
  await broken;

  portal = await start(port);
  const { status, offset } = await author.ask(id);
  expect(status).toBe(200);
  expect(offset).toBeGreaterThan(0);
  expect(offset).toBeLessThan(file.length);
  expect((await author.send(id, offset, file.subarray(offset))).offset).toBe(file.length);
  expect(await author.finish(id)).toEqual({ status: 200, body: { id } });
  expect((await author.read(id)).equals(file)).toBe(true);
  expect(incoming()).toEqual([]);
}, 90_000);
