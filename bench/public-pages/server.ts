/** Two servers in a process of their own, on one thread: finished pages from the cache, and bare node:http with the same bytes. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPageCache } from '@naskhah/site/page-cache';
import type { RenderedPage } from '@naskhah/site/rendered-page';
import { routeOf } from '@naskhah/site/route';

export type Told = { address: string; page: RenderedPage };

const listen = (listener: RequestListener): Promise<number> =>
  new Promise((done) => {
    const server = createServer(listener);
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });

process.once('message', async ({ address, page }: Told) => {
  const origin = 'http://127.0.0.1';
  const cache = createPageCache({ maxBytes: 64_000_000 });
  const key = routeOf(new URL(address, origin))?.key ?? '';
  const { body } = cache.put(key, page, 'jek', cache.moment());
  const bare = await listen((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length });
    response.end(body);
  });
  const cached = await listen((request, response) => {
    const found = cache.get(routeOf(new URL(request.url ?? '/', origin))?.key ?? '');
    if (!found) response.writeHead(404).end();
    else if (request.headers['if-none-match'] === found.etag) response.writeHead(304, { etag: found.etag }).end();
    else response.writeHead(found.status, found.headers).end(found.body);
  });
  process.send?.({ bare, cached });
});
