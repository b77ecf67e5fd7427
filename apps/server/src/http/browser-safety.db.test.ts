import cookie from '@fastify/cookie';
import { testDatabase } from '@naskhah/testing/test-database';
import { testPassword, testServer } from '@naskhah/testing/test-server';
import Fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { isSameOrigin } from './same-origin.ts';
import { keepSession } from './session-cookie.ts';

const database = testDatabase();
const server = testServer(database);
const logIn = (headers: Record<string, string>) =>
  server.visitor().raw('/api/auth/login', {
    method: 'POST',
    payload: JSON.stringify({ usr_email: 'siti@example.test', usr_password: testPassword }),
    headers: { 'content-type': 'application/json', host: 'portal.test', ...headers },
  });

describe('the session cookie', () => {
  beforeAll(() => server.person('siti').then(() => undefined));

  it('cannot be read by scripts nor sent by other sites', async () => {
    const { headers } = await logIn({});
    const [session, device] = headers['set-cookie'] as string[];
    expect(session).toMatch(/^naskhah=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(device).toMatch(/^naskhah-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('is bound to the host under https', async () => {
    const app = Fastify();
    await app.register(cookie);
    app.get('/', (_request, reply) => {
      keepSession(reply, true, 'token');
      return reply.send();
    });
    const { headers } = await app.inject('/');
    expect(String(headers['set-cookie'])).toBe(
      '__Host-naskhah=token; Max-Age=7776000; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
  });
});

describe('a page of another site', () => {
  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://portal.test.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
  ])('cannot log a visitor in: %o', async (headers) => {
    const answer = await logIn(headers);
    expect(answer.status).toBe(403);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(JSON.parse(answer.body).code).toBe('other-origin');
  });

  it('is told apart from our own', async () =>
    expect((await logIn({ origin: 'http://portal.test' })).status).toBe(200));

  it('is any other than the public address, where that is set', () => {
    const from = (origin: string) =>
      isSameOrigin({ headers: { origin, host: 'inside:3000' } } as never, 'https://journals.example');
    expect(from('https://journals.example')).toBe(true);
    expect(from('http://inside:3000')).toBe(false);
  });
});

describe('every answer', () => {
  it.each(['/', '/api/auth/session', '/private/anything', '/nowhere', '/health/live'])(
    'keeps the browser strict: %s',
    async (path) => {
      const { headers } = await server.visitor().raw(path);
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/script-src '(self|none)'|default-src 'none'/);
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers['referrer-policy']).toBeDefined();
    },
  );

  it('of a call is not kept by anybody', async () => {
    const { headers } = await server.visitor().raw('/api/auth/session');
    expect(headers['cache-control']).toBe('no-store');
  });
});
