import { solvedPuzzle } from '@naskhah/testing/solved-puzzle';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

const database = testDatabase();
const floor = 200;
const server = testServer(database, { signIn: { evenMs: floor } });
const known = 'siti@example.test';
const unknown = 'nobody@example.test';

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const forget = () => database.db.deleteFrom('identity.attempt').execute();

/** What is told to whom asks, but for what every answer has of its own. */
const told = async (path: string, body: object) => {
  await forget();
  const payload = JSON.stringify(body);
  const asked = { method: 'POST' as const, headers: { 'content-type': 'application/json' }, payload };
  const started = performance.now();
  const { status, headers, body: text } = await server.visitor().raw(path, asked);
  const { date, ...rest } = headers;
  return { ms: performance.now() - started, told: { status, headers: rest, text, dated: typeof date } };
};

const calls: [what: string, path: string, body: (email: string) => Promise<object>][] = [
  ['a wrong password', '/api/auth/login', async (usr_email) => ({ usr_email, usr_password: 'not the right phrase' })],
  [
    'a forgotten password',
    '/api/admin/otp-code/save-otp-code',
    async (email) => ({ email, purpose: 'reset-password' }),
  ],
  [
    'a wrong code',
    '/api/admin/otp-code/get-otp-code',
    async (email) => ({ email, purpose: 'reset-password', code: '000000' }),
  ],
  [
    'a registration',
    '/api/portal/register-user',
    async (usr_email) => ({
      usr_email,
      usr_name: 'Somebody',
      usr_password: 'gambut pulih sepuluh tahun',
      proof: await solvedPuzzle(server.visitor()),
    }),
  ],
];

describe('whether an address is known', () => {
  beforeAll(() => server.person('siti').then(() => undefined));

  it.each(calls)('is not told by the answer to %s', async (_what, path, body) =>
    expect((await told(path, await body(known))).told).toEqual((await told(path, await body(unknown))).told),
  );

  // The figures of 200 tries are the bench's (`npm run bench -- enumeration`); here only what would be far apart without the dummy hash.
  it('is not told by a login that is refused without hashing', async () => {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let tries = 0; tries < 9; tries++) {
      const of = async (usr_email: string) =>
        (await told('/api/auth/login', { usr_email, usr_password: 'not the right phrase' })).ms;
      times.known.push(await of(known));
      times.unknown.push(await of(unknown));
    }
    expect(median(times.unknown)).toBeGreaterThan(median(times.known) / 2);
  });

  it('is not told by a mail that is written: no code and no registration is answered sooner than the rest', async () => {
    for (const [, path, body] of [calls[1], calls[3]].filter((call) => call !== undefined))
      for (const email of [known, 'nobody-else@example.test'])
        expect((await told(path, await body(email))).ms).toBeGreaterThan(floor - 5);
  });
});
