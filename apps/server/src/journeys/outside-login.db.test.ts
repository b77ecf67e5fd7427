import { followed } from '@naskhah/testing/followed';
import { identityProvider } from '@naskhah/testing/identity-provider';
import { testDatabase } from '@naskhah/testing/test-database';
import { testPassword, testServer, type Visitor } from '@naskhah/testing/test-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInServices } from '../sign-in-services.ts';

const returnTo = 'http://portal.test/signed-in';
const provider = await identityProvider(returnTo);
afterAll(provider.close);
const database = testDatabase();
const { oidc } = signInServices({ oidc: provider.settings });
const server = testServer(database, { signIn: { oidc } });

type Begun = { url: string; binding: string };
type Step = { step?: string; ticket: string; email: string; usr_email?: string };

const begin = async (visitor: Visitor) => (await visitor.post<Begun>('/api/auth/begin-outside')).body;
const goAndReturn = async (visitor: Visitor) => {
  const { url, binding } = await begin(visitor);
  const query = await followed(url, returnTo);
  return visitor.post<Step>('/api/auth/finish-outside', { query, binding });
};
const logIn = (key: string, link: string) =>
  server
    .visitor()
    .post<Step>('/api/auth/login', { usr_email: `${key}@example.test`, usr_password: testPassword, link });

describe('a login at another provider', () => {
  beforeAll(async () => {
    for (const key of ['siti', 'farid', 'lim', 'aina']) await server.person(key);
  });

  it('is offered by the name that the operator gave it', async () => {
    const { body } = await server.visitor().get<{ outside: object }>('/api/auth/session');
    expect(body.outside).toEqual({ login: 'University login', orcid: false });
  });

  it('goes out with PKCE, state and nonce', async () => {
    const { url } = await begin(server.visitor());
    const asked = new URL(url).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    for (const name of ['code_challenge', 'state', 'nonce']) expect(asked.get(name)?.length ?? 0).toBeGreaterThan(20);
    expect(url).not.toContain(provider.settings.clientSecret);
  });

  it('asks for one login with the password before it opens the account of the same address; then it opens it alone', async () => {
    provider.sits({ subject: 'u-siti', email: 'Siti@example.test', verified: true });
    const visitor = server.visitor();
    const first = await goAndReturn(visitor);
    expect(first).toMatchObject({ status: 200, body: { step: 'link', email: 'siti@example.test' } });
    expect(visitor.cookie()).toBe('');
    expect((await logIn('siti', first.body.ticket)).status).toBe(200);
    const second = await goAndReturn(visitor);
    expect(second).toMatchObject({ status: 200, body: { usr_email: 'siti@example.test' } });
    expect((await visitor.get<{ user: object }>('/api/auth/session')).body.user).not.toBeNull();
  });

  it('stays with its subject when the address there changes', async () => {
    provider.sits({ subject: 'u-siti', email: 'another@example.test', verified: true });
    expect((await goAndReturn(server.visitor())).body.usr_email).toBe('siti@example.test');
  });

  it('opens nothing by an address that the provider has not verified', async () => {
    provider.sits({ subject: 'u-mallory', email: 'farid@example.test', verified: false });
    expect(await goAndReturn(server.visitor())).toMatchObject({ status: 422, body: { code: 'outside-unknown' } });
  });

  it('says so when nobody here has the address', async () => {
    provider.sits({ subject: 'u-new', email: 'new@example.test', verified: true });
    expect(await goAndReturn(server.visitor())).toMatchObject({ status: 422, body: { code: 'outside-unknown' } });
  });

  it('is not linked with the account of somebody else', async () => {
    provider.sits({ subject: 'u-farid', email: 'farid@example.test', verified: true });
    const { body } = await goAndReturn(server.visitor());
    expect(await logIn('lim', body.ticket)).toMatchObject({ status: 422, body: { code: 'link-refused' } });
    expect((await goAndReturn(server.visitor())).body.step).toBe('link');
  });

  it('is ended only by the browser that began it, once, and not by another state', async () => {
    provider.sits({ subject: 'u-siti', email: 'siti@example.test', verified: true });
    const visitor = server.visitor();
    const finish = (query: string, binding: string, headers = {}) =>
      visitor.post<Step>('/api/auth/finish-outside', { query, binding }, headers);
    const [one, two] = [await begin(visitor), await begin(visitor)];
    const query = await followed(one.url, returnTo);
    expect((await finish(query, 'a binding of somebody else')).body).toMatchObject({ code: 'step-over' });
    expect((await finish(query, two.binding)).body).toMatchObject({ code: 'outside-failed' });
    const planted = { cookie: 'naskhah=planted-by-somebody-else' };
    expect((await finish(query, one.binding, planted)).status).toBe(200);
    expect(visitor.cookie()).not.toContain('planted');
    expect((await finish(query, one.binding)).body).toMatchObject({ code: 'step-over' });
  });

  it('does not open a suspended account', async () => {
    await database.db.updateTable('identity.person').set({ status: 'suspended' }).where('name', '=', 'Siti').execute();
    expect(await goAndReturn(server.visitor())).toMatchObject({ status: 422, body: { code: 'account-suspended' } });
  });
});
