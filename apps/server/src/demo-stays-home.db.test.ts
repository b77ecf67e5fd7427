import { transactionOn } from '@naskhah/db/transaction';
import { demoAccounts } from '@naskhah/demo/accounts';
import { insertPerson } from '@naskhah/modules/identity';
import { testDatabase } from '@naskhah/testing/test-database';
import { testPassword, testServer } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { endDemo, keepDemoHome, publicSetting } from './demo-stays-home.ts';

const database = testDatabase();
const server = testServer(database);
const secret = 'a secret of the tests, long enough';
const read = (environment: NodeJS.ProcessEnv) =>
  readConfig({ NASKHAH_DATA: '/nowhere', NASKHAH_SECRET: secret, ...environment }, '/nowhere');
const opening = [
  ['HOST', '0.0.0.0'],
  ['NASKHAH_URL', 'https://journals.example.edu'],
  ['NASKHAH_SITES_URL', 'https://sites.example.edu'],
  ['SMTP_URL', 'smtp://mail.example.edu'],
] as const;

describe('a demo world', () => {
  it.each(opening)('is not made where %s opens the portal to others', (name, value) => {
    const config = read({ NASKHAH_DEMO: '1', [name]: value });
    expect(publicSetting(config)).toBe(name);
    expect(() => keepDemoHome(config)).toThrow(
      `NASKHAH_DEMO: everybody knows the passwords of the demo world, and ${name} opens it to others. Leave out one of both.`,
    );
  });

  it.each([
    {},
    { HOST: '127.0.0.1' },
    { HOST: '::1' },
    { NASKHAH_URL: 'http://localhost:3000' },
    { DATABASE_URL: 'postgres://u@db.example.edu/naskhah' },
  ])('may be made at home: %o', (environment) =>
    expect(() => keepDemoHome(read({ NASKHAH_DEMO: '1', ...environment }))).not.toThrow(),
  );
});

describe('a database with a demo world in it', () => {
  const [admin] = demoAccounts;
  const email = admin?.email ?? '';
  beforeAll(async () => {
    await server.person('siti');
    const password = await database.db.selectFrom('identity.person').select('password_hash').executeTakeFirstOrThrow();
    await database.db.transaction().execute((trx) =>
      insertPerson(trx, {
        id: crypto.randomUUID(),
        name: 'Rosnah',
        firstname: 'Rosnah',
        language: 'en',
        email,
        passwordHash: password.password_hash,
        confirmedAt: server.clock(),
        createdAt: server.clock(),
        roles: [1, 6],
        roleInUse: 1,
      }),
    );
  });
  const logIn = async (usr_email: string) =>
    (await server.visitor().post('/api/auth/login', { usr_email, usr_password: testPassword })).status;

  it('goes on as it is at home, and lets nobody in by its passwords once it is opened, whatever opens it', async () => {
    const transaction = transactionOn(database.db);
    expect(await endDemo(read({}), transaction)).toBeUndefined();
    const session = await server.visitor().logIn(email);
    const config = read({ NASKHAH_URL: 'https://journals.example.edu' });
    expect(await endDemo(config, transaction)).toMatch(
      /^This database holds the demo world, and NASKHAH_URL opens it to others: the passwords of its 1 accounts were ended\./,
    );
    expect([await logIn(email), await logIn('siti@example.test')]).toEqual([401, 200]);
    expect((await session.get<{ user: unknown }>('/api/auth/session')).body.user).toBeNull();
    expect(await endDemo(config, transaction)).toBeUndefined();
  });
});
