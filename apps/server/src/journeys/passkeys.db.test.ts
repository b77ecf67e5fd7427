import type { SignInServices } from '@naskhah/modules/identity';
import { appCode } from '@naskhah/testing/app-code';
import { testDatabase } from '@naskhah/testing/test-database';
import { testPassword, testServer, type Visitor } from '@naskhah/testing/test-server';
import { beforeAll, describe, expect, it } from 'vitest';

/** An authenticator that signs by repeating the challenge; the real one is Chromium's, in the browser journeys. */
const passkeys: SignInServices['passkeys'] = {
  optionsToMake: async () => ({ challenge: 'made', options: { challenge: 'made' } }),
  made: async (_site, challenge, response) => {
    const { id, signed } = response as { id: string; signed: string };
    return signed === challenge ? { id, publicKey: Buffer.from(id), counter: 0, transports: [] } : undefined;
  },
  optionsToUse: async (_site, known) => ({ challenge: 'used', options: { challenge: 'used', known: [...known] } }),
  used: async (_site, challenge, response) => {
    const { signed, counter } = response as { signed: string; counter: number };
    return signed === challenge ? counter : undefined;
  },
};
const database = testDatabase();
const server = testServer(database, { signIn: { passkeys } });
const base = '/api/admin/identity';
const here = { origin: 'http://localhost', host: 'localhost' };

type Asked = { ticket: string; options: { known: { id: string }[] } };
const add = async (visitor: Visitor, id: string, signed = 'made') => {
  const { body } = await visitor.post<Asked>(`${base}/begin-passkey`, {}, here);
  return visitor.post(`${base}/save-passkey`, { ticket: body.ticket, label: 'Laptop', response: { id, signed } }, here);
};
const ask = async (after?: string) =>
  (await server.visitor().post<Asked>('/api/auth/ask-passkey', after ? { ticket: after } : {}, here)).body;
const use = (ticket: string, id: string, { signed = 'used', counter = 0 } = {}) =>
  server.visitor().post('/api/auth/passkey-login', { ticket, response: { id, signed, counter } }, here);

describe('a passkey', () => {
  beforeAll(async () => {
    for (const key of ['siti', 'farid', 'lim', 'aina']) await server.person(key);
    await add(await server.as('siti'), 'key-of-siti');
    await add(await server.as('farid'), 'key-of-farid');
  });

  it('opens its account without a name: the question names nobody', async () => {
    const { ticket, options } = await ask();
    expect(options.known).toEqual([]);
    expect(await use(ticket, 'key-of-siti')).toMatchObject({ status: 200, body: { usr_email: 'siti@example.test' } });
  });

  it('makes a new session, whatever token the browser came with', async () => {
    const visitor = server.visitor();
    const answer = { ticket: (await ask()).ticket, response: { id: 'key-of-siti', signed: 'used', counter: 0 } };
    await visitor.post('/api/auth/passkey-login', answer, { cookie: 'naskhah=planted-by-somebody-else' });
    expect(visitor.cookie()).toMatch(/^naskhah=[\w-]{43}(;|$)/);
  });

  it('is asked by a challenge that works once, and for ten minutes', async () => {
    const { ticket } = await ask();
    expect((await use(ticket, 'key-of-siti')).status).toBe(200);
    expect((await use(ticket, 'key-of-siti')).body.code).toBe('step-over');
    const late = await ask();
    server.clock.forward({ minutes: 11 });
    expect((await use(late.ticket, 'key-of-siti')).body.code).toBe('step-over');
  });

  it('opens nothing when its signature is wrong, or nobody has it', async () => {
    expect((await use((await ask()).ticket, 'key-of-siti', { signed: 'else' })).body.code).toBe('passkey-wrong');
    expect((await use((await ask()).ticket, 'key-of-nobody')).body.code).toBe('passkey-wrong');
  });

  it('opens nothing when its counter goes back, as that of a copy would', async () => {
    expect((await use((await ask()).ticket, 'key-of-farid', { counter: 5 })).status).toBe(200);
    expect((await use((await ask()).ticket, 'key-of-farid', { counter: 5 })).body.code).toBe('passkey-wrong');
    expect((await use((await ask()).ticket, 'key-of-farid', { counter: 6 })).status).toBe(200);
  });

  it('is kept by one account only, and only when it fits its challenge', async () => {
    const lim = await server.as('lim');
    expect((await add(lim, 'key-of-lim', 'else')).body.code).toBe('passkey-wrong');
    expect((await add(lim, 'key-of-siti')).body.code).toBe('passkey-wrong');
  });

  it('is a second factor for its own account and for no other', async () => {
    const aina = await server.as('aina');
    await add(aina, 'key-of-aina');
    const { body: begun } = await aina.post<{ ticket: string; secret: string }>(`${base}/begin-second-factor`);
    const code = appCode(begun.secret, server.clock());
    await aina.post(`${base}/confirm-second-factor`, { ticket: begun.ticket, code });
    const login = { usr_email: 'aina@example.test', usr_password: testPassword };
    const step = (await server.visitor().post<{ ticket: string; passkey: boolean }>('/api/auth/login', login)).body;
    expect(step.passkey).toBe(true);
    const asked = await ask(step.ticket);
    expect(asked.options.known.map(({ id }) => id)).toEqual(['key-of-aina']);
    expect((await use(asked.ticket, 'key-of-siti')).body.code).toBe('passkey-wrong');
    expect((await use((await ask(step.ticket)).ticket, 'key-of-aina')).status).toBe(200);
  });

  it('opens no suspended account, and none after it was removed', async () => {
    const farid = await server.as('farid');
    const removed = await farid.post<{ passkeys: object[] }>(`${base}/remove-passkey`, { id: 'key-of-farid' });
    expect(removed.body.passkeys).toEqual([]);
    expect((await use((await ask()).ticket, 'key-of-farid', { counter: 9 })).body.code).toBe('passkey-wrong');
    await database.db.updateTable('identity.person').set({ status: 'suspended' }).where('name', '=', 'Siti').execute();
    expect((await use((await ask()).ticket, 'key-of-siti')).body.code).toBe('account-suspended');
  });

  it('of somebody else is not there to be removed', async () => {
    const lim = await server.as('lim');
    const answer = await lim.post(`${base}/remove-passkey`, { id: 'key-of-siti' });
    expect(answer).toMatchObject({ status: 404, body: { code: 'passkey-not-found' } });
  });

  it('is not asked for where the portal has no name', async () => {
    const bare = { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' };
    const answer = await server.visitor().post('/api/auth/ask-passkey', {}, bare);
    expect(answer).toMatchObject({ status: 422, body: { code: 'passkeys-need-a-name' } });
  });
});
