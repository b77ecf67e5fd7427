import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const pages = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/update-profile',
  '/components',
  '/first-administrator',
  '/signed-in',
  '/invitation',
  '/merge',
];
const manuals = [
  'OJS3_Generate_API_Keys',
  'JM_Settings',
  'MN1',
  'MN_MD2_JM_EN',
  'MN_MD2_JM_MY',
  'MN_MD2_AM_EN',
  'MN_MD2_AM_MY',
];

/** The portal's files: hashed assets for a year, the page itself never kept; every other address is a real 404 with the page. */
export const portal = async (app: FastifyInstance, folder: string): Promise<void> => {
  const index = join(folder, 'index.html');
  const html = existsSync(index) ? readFileSync(index) : Buffer.from('The portal was not built.');
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    decorateReply: false,
    preCompressed: true,
  });
  const page = (status: number) => async (_request: unknown, reply: import('fastify').FastifyReply) =>
    reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
  for (const path of pages) app.get(path, page(200));
  app.get('/private', page(200));
  app.get('/private/*', page(200));
  app.get('/review/:token', page(200));
  app.get('/authorship/:token', page(200));
  app.get('/board-consent/:token', page(200));
  app.get('/unsubscribe/:token', page(200));
  app.get<{ Params: { value: string } }>('/manual/:value', async (request, reply) =>
    page(manuals.includes(request.params.value) ? 200 : 404)(request, reply),
  );
  app.setNotFoundHandler(page(404));
};
