import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { codingOf, compressed, isSameTag } from './compressed.ts';

const long = JSON.stringify({ title: 'Pemulihan hutan paya gambut '.repeat(60) });
const page = Buffer.from(`<p>${long}</p>`);
const app = Fastify();
compressed(app);
app.get('/json', (_request, reply) => reply.header('vary', 'cookie').type('application/json').send(long));
app.get('/problem', (_request, reply) => reply.status(422).type('application/problem+json').send(long));
app.get('/short', (_request, reply) => reply.type('application/json').send('{"ok":true}'));
app.get('/pdf', (_request, reply) => reply.type('application/pdf').send(Buffer.alloc(5000)));
app.get('/page', (request, reply) => {
  reply.header('etag', '"one"').type('text/html; charset=utf-8');
  return isSameTag(request, '"one"') ? reply.status(304).send() : reply.send(page);
});
const ask = (url: string, accepted?: string, more = {}) =>
  app.inject({ url, headers: { ...(accepted && { 'accept-encoding': accepted }), ...more } });

describe('what is sent', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR', 'br'],
    ['identity', undefined],
    [undefined, undefined],
  ])('to who takes %s is coded as %s', (accepted, coding) => expect(codingOf(accepted)).toBe(coding));

  it('is the same text in fewer bytes', async () => {
    const brotli = await ask('/json', 'gzip, br');
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'cookie, accept-encoding' });
    expect(String(brotliDecompressSync(brotli.rawPayload))).toBe(long);
    expect(brotli.rawPayload.length).toBeLessThan(long.length / 5);
    const gzipped = await ask('/problem', 'gzip');
    expect([gzipped.statusCode, String(gunzipSync(gzipped.rawPayload))]).toEqual([422, long]);
    expect(Number(gzipped.headers['content-length'])).toBe(gzipped.rawPayload.length);
  });

  it('is as it was to who takes nothing, below 1 kB, and where it is compressed by its kind', async () => {
    expect((await ask('/json')).body).toBe(long);
    for (const url of ['/short', '/pdf']) expect((await ask(url, 'br')).headers['content-encoding']).toBeUndefined();
  });

  it('is known again by its tag, compressed or not', async () => {
    const first = await ask('/page', 'br');
    const tag = String(first.headers.etag);
    expect(tag).toBe('W/"one"');
    expect(String(brotliDecompressSync(first.rawPayload))).toBe(String(page));
    for (const known of [tag, '"one"'])
      expect((await ask('/page', 'br', { 'if-none-match': known })).statusCode).toBe(304);
    expect((await ask('/page', 'br', { 'if-none-match': '"two"' })).statusCode).toBe(200);
  });
});
