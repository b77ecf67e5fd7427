import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPublicSite, type SitePorts } from './index.ts';

const heard: { url: string; headers: Record<string, unknown> }[] = [];
let server: Server;
let port = 0;

const pages: Record<string, RequestListener> = {
  '/': (_asked, answer) => answer.end('<h1>Jurnal Warisan</h1>'),
  '/moved': (_asked, answer) => answer.writeHead(301, { location: '/' }).end(),
  '/inside': (_asked, answer) => answer.writeHead(302, { location: `http://inside.test:${port}/` }).end(),
  '/literal': (_asked, answer) => answer.writeHead(302, { location: `http://127.0.0.2:${port}/` }).end(),
  '/file': (_asked, answer) => answer.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/secret': (_asked, answer) => answer.writeHead(302, { location: `http://me:pw@journal.test:${port}/` }).end(),
  '/round': (_asked, answer) => answer.writeHead(302, { location: '/round' }).end(),
  '/large': (_asked, answer) => answer.end('x'.repeat(500_000)),
  '/slow': () => undefined,
  '/gone': (_asked, answer) => answer.writeHead(410).end('Gone.'),
};

/** The names of the tests; only 127.0.0.1 stands for the public Internet. */
const names: Record<string, string[]> = {
  'journal.test': ['127.0.0.1'],
  'inside.test': ['127.0.0.2'],
  'both.test': ['127.0.0.1', '127.0.0.2'],
  'none.test': [],
};
const ports = (change: Partial<SitePorts> = {}): Partial<SitePorts> => ({
  resolve: async (host) => (names[host] ?? [host]).map((address) => ({ address, family: 4 })),
  allows: (address) => address === '127.0.0.1',
  ...change,
});
const read = (path: string, change?: Partial<SitePorts>, host = 'journal.test') =>
  readPublicSite(ports(change))(`http://${host}:${port}${path}`);

beforeAll(async () => {
  server = createServer((asked, answer) => {
    heard.push({ url: asked.url ?? '', headers: asked.headers });
    (pages[asked.url ?? ''] ?? pages['/gone'])?.(asked, answer);
  });
  await new Promise<void>((open) => server.listen(0, '0.0.0.0', open));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('a page of a site', () => {
  it('is read, also where it has moved to, and what it says of itself', async () => {
    expect(await read('/')).toEqual({
      is: 'read',
      url: `http://journal.test:${port}/`,
      status: 200,
      text: '<h1>Jurnal Warisan</h1>',
    });
    expect(await read('/moved')).toMatchObject({ is: 'read', url: `http://journal.test:${port}/`, status: 200 });
    expect(await read('/gone')).toMatchObject({ is: 'read', status: 410 });
  });

  it('is asked for without a cookie, a credential or a word about who asks', async () => {
    heard.length = 0;
    await read('/');
    expect(Object.keys(heard[0]?.headers ?? {}).sort()).toEqual(['accept', 'connection', 'host', 'user-agent']);
  });

  it('is read as far as the limit of its size', async () => {
    const answer = await read('/large', { most: 1000 });
    expect(answer.is === 'read' && answer.text.length).toBe(1000);
  });

  it('is given up when it takes too long, and so is a name that nobody answers', async () => {
    expect(await read('/slow', { patience: 200 })).toEqual({ is: 'failed', why: 'time' });
    const resolve = () => new Promise<never>(() => undefined);
    expect(await read('/', { resolve, patience: 200 })).toEqual({ is: 'failed', why: 'time' });
  });

  it('is not there where there is no network', async () => {
    const resolve = () => Promise.reject(Object.assign(new Error('no'), { code: 'EAI_AGAIN' }));
    expect(await read('/', { resolve })).toEqual({ is: 'failed', why: 'network' });
    expect(await read('/', {}, 'none.test')).toEqual({ is: 'failed', why: 'network' });
  });
});

describe('no connection is made', () => {
  it.each([
    ['to an address that is not public', '/', 'inside.test'],
    ['to a name that has such an address beside a public one', '/', 'both.test'],
    ['to such an address without a name', '/', '127.0.0.2'],
  ])('%s', async (_, path, host) => {
    heard.length = 0;
    expect(await read(path, {}, host)).toEqual({ is: 'refused', why: 'address' });
    expect(heard).toEqual([]);
  });

  it.each([
    ['/inside', 'address'],
    ['/literal', 'address'],
    ['/file', 'scheme'],
    ['/secret', 'credentials'],
    ['/round', 'redirects'],
  ])('by a redirect either: %s', async (path, why) => {
    expect(await read(path)).toEqual({ is: 'refused', why });
    expect(heard.every(({ url }) => url in pages)).toBe(true);
  });

  it('where the name answers otherwise the second time', async () => {
    heard.length = 0;
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return [{ address: asked === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
    };
    expect(await read('/moved', { resolve })).toEqual({ is: 'refused', why: 'address' });
    expect(heard.map(({ url }) => url)).toEqual(['/moved']);
  });

  it('where the address that is connected to is another one than was named', async () => {
    let asked = 0;
    const allows = () => {
      asked += 1;
      return asked === 1;
    };
    expect(await read('/slow', { allows })).toEqual({ is: 'refused', why: 'address' });
  });

  it.each([
    ['ftp://journal.test/', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['no address', 'scheme'],
    ['https://me:pw@journal.test/', 'credentials'],
  ])('for %s', async (url, why) => expect(await readPublicSite(ports())(url)).toEqual({ is: 'refused', why }));
});
