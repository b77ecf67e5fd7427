import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { health } from './health.ts';

const token = 'a token of sixteen characters';
const server = (
  database = true,
  metricsToken: string | undefined = token,
  filesFault?: string,
  behindProxy = false,
) => {
  const app = Fastify({ trustProxy: 'loopback, linklocal, uniquelocal' });
  health(
    app,
    {
      database: async () => database,
      files: async () => filesFault,
      jobs: async () => [{ queue: 'send-mail', waiting: 3, running: 1, failed: 2 }],
      mail: async () => 'waiting: set SMTP_URL',
      space: async () => 'none left: 3 MB in /data',
      bounces: async () => 'cannot be read: the login was refused',
      scanner: async () => 'not configured',
    },
    { token: metricsToken, behindProxy },
  );
  return app;
};
const metrics = async (from: string, headers: Record<string, string> = {}, app = server()) =>
  (await app.inject({ url: '/metrics', remoteAddress: from, headers })).statusCode;

describe('/metrics', () => {
  it('is for this machine', async () => {
    expect(await metrics('127.0.0.1')).toBe(200);
    expect(await metrics('::1')).toBe(200);
    expect(await metrics('203.0.113.9')).toBe(403);
  });

  it('is for the bearer of the token, from anywhere', async () => {
    expect(await metrics('203.0.113.9', { authorization: `Bearer ${token}` })).toBe(200);
    expect(await metrics('203.0.113.9', { authorization: 'Bearer another' })).toBe(403);
    expect(await metrics('203.0.113.9', { authorization: 'Bearer undefined' }, server(true, undefined))).toBe(403);
  });

  it('is for the bearer of the token alone where a proxy stands before the portal, whatever the proxy says or not', async () => {
    const proxied = () => server(true, token, undefined, true);
    expect(await metrics('127.0.0.1', {}, proxied())).toBe(403);
    expect(await metrics('127.0.0.1', { authorization: `Bearer ${token}` }, proxied())).toBe(200);
  });

  it('is not for whoever comes through a proxy of this machine, whatever address they claim', async () => {
    expect(await metrics('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).toBe(403);
    expect(await metrics('127.0.0.1', { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' })).toBe(403);
    expect(await metrics('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(403);
    expect(await metrics('203.0.113.9', { 'x-forwarded-for': '127.0.0.1' })).toBe(403);
  });
});

it('/metrics counts the jobs of each queue by what became of them', async () => {
  const { body } = await server().inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  for (const line of ['"waiting"} 3', '"running"} 1', '"failed"} 2'])
    expect(body).toContain(`naskhah_jobs{queue="send-mail",state=${line}`);
});

describe('/health', () => {
  it('says that the process lives', async () =>
    expect((await server().inject('/health/live')).json()).toEqual({ live: true }));

  it('says that mail waits, that returned mails cannot be read and that the disk is full, and is ready all the same', async () => {
    const answer = await server().inject('/health/ready');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      ready: true,
      mail: 'waiting: set SMTP_URL',
      space: 'none left: 3 MB in /data',
      bounces: 'cannot be read: the login was refused',
    });
  });

  it('says why files cannot be kept, and serves what needs none', async () => {
    const answer = await server(true, token, 'the store answers 503').inject('/health/ready');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ ready: true, files: 'the store answers 503' });
    expect((await server().inject('/health/ready')).json()).toMatchObject({ files: 'ready' });
  });

  it('is not ready without its database', async () => {
    const answer = await server(false).inject('/health/ready');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ ready: false, database: false });
  });
});
