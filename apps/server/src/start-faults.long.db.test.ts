import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { programs } from '@naskhah/db/embedded/binaries';
import { testDatabase } from '@naskhah/testing/test-database';
import { testPassword, testSecret, testServer } from '@naskhah/testing/test-server';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';

const database = testDatabase();
const server = testServer(database);
const data = mkdtempSync(join(tmpdir(), 'naskhah-start-'));
afterAll(() => rmSync(data, { recursive: true }));

const run = async (file: string, environment: Record<string, string>, given: string[] = []) => {
  const script = new URL(file, import.meta.url).pathname;
  const hook = new URL('../../../tools/runtime/tsx-hook.ts', import.meta.url).href;
  const env = { PATH: process.env.PATH ?? '', NASKHAH_DATA: data, NASKHAH_SECRET: testSecret, ...environment };
  return promisify(execFile)(process.execPath, ['--import', hook, script, ...given], { env }).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  );
};

describe('a start that cannot go on says why in a sentence', () => {
  it('on a server older than PostgreSQL 15', async () => {
    await sql`create schema old`.execute(database.db);
    await sql`create function old.current_setting(text) returns text language sql as $$ select '140012' $$`.execute(
      database.db,
    );
    const url = `${database.url}?options=${encodeURIComponent('-c search_path=old,pg_catalog')}`;
    const { code, stderr } = await run('main.ts', { DATABASE_URL: url });
    expect(code).toBe(1);
    expect(stderr.trim()).toBe('Naskhah needs PostgreSQL 15 or newer; the server that DATABASE_URL names is 14.');
  });

  it('with a wrong setting', async () => {
    const { code, stderr } = await run('main.ts', { PORT: 'x' });
    expect(code).toBe(1);
    expect(stderr.trim()).toBe('PORT: a whole number from 0 to 65535');
  });

  it('at a port that another program uses, before anything is started', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = String(typeof address === 'object' && address ? address.port : 0);
    const { code, stderr, stdout } = await run('main.ts', { PORT: port, NASKHAH_DEMO: '1' });
    other.close();
    expect({ code, stdout }).toEqual({ code: 1, stdout: expect.not.stringContaining('demo') });
    expect(stderr.trim()).toBe(
      `PORT: another program uses ${port} on 127.0.0.1 already. End it, or set PORT to another one.`,
    );
    expect(existsSync(join(data, 'postgres'))).toBe(false);
  });

  it('at an address that is none of this machine, before anything is started', async () => {
    const { code, stderr } = await run('main.ts', { PORT: '0', HOST: '203.0.113.7' });
    expect(code).toBe(1);
    expect(stderr.trim()).toBe(
      'HOST: 203.0.113.7 is not an address of this machine. Set HOST to one, or to 0.0.0.0 for all.',
    );
    expect(existsSync(join(data, 'postgres'))).toBe(false);
  });

  it.each([
    ['where nobody answers', 'postgres://naskhah:secret@127.0.0.1:1/naskhah', 'connect ECONNREFUSED 127.0.0.1:1'],
    ['that is not there', undefined, 'database "not_there" does not exist'],
  ])('on a database %s', async (_, given, said) => {
    const url = given ?? database.url.replace(/[^/]*$/, 'not_there');
    for (const file of ['main.ts', 'admin.ts']) {
      const { code, stderr } = await run(file, { PORT: '0', DATABASE_URL: url });
      expect([file, code, stderr.trim()]).toEqual([file, 1, `DATABASE_URL: the database cannot be reached (${said}).`]);
    }
  });

  it('of npm run organisations without its file', async () => {
    const { code, stderr } = await run('load-organisations.ts', { DATABASE_URL: database.url }, ['not-there.json']);
    expect(code).toBe(1);
    expect(stderr.trim()).toMatch(/^not-there\.json cannot be read \(ENOENT[^\n]*\)\.$/);
  });

  it.runIf(process.platform === 'linux')('on musl, with the way out', () => {
    vi.spyOn(process.report, 'getReport').mockReturnValue({ header: {} });
    expect(() => programs(undefined, data)).toThrow(
      'The packaged PostgreSQL needs glibc, and this system uses musl. Set DATABASE_URL to a PostgreSQL 15 or newer server.',
    );
  });
});

describe('the link of npm run admin', () => {
  const create = (ticket: string, usr_email: string) =>
    server
      .visitor()
      .post('/api/auth/first-administrator', { ticket, usr_email, usr_password: testPassword, usr_name: 'Rosnah' });

  it('creates an Administrator once, and another run prints another', async () => {
    const ticketOf = async () => {
      const { stdout } = await run('admin.ts', { DATABASE_URL: database.url });
      return stdout.match(/\/first-administrator#(\S+)/)?.[1] ?? '';
    };
    const [first, second] = [await ticketOf(), await ticketOf()];
    expect(first).not.toBe(second);
    server.clock.forward({ days: (Date.now() - server.clock().getTime()) / 86_400_000 });
    expect(await create(first, 'one@example.test')).toMatchObject({ status: 200, body: { usr_acl: 1 } });
    expect(await create(first, 'two@example.test')).toMatchObject({ status: 422, body: { code: 'ticket-used' } });
    expect((await create(second, 'one@example.test')).body.code).toBe('email-taken');
    expect((await create(second, 'two@example.test')).status).toBe(200);
  });

  it('is of no use after a day', async () => {
    const { stdout } = await run('admin.ts', { DATABASE_URL: database.url });
    server.clock.forward({ hours: 25 });
    const ticket = stdout.match(/\/first-administrator#(\S+)/)?.[1] ?? '';
    expect((await create(ticket, 'three@example.test')).body.code).toBe('ticket-used');
  });
});
