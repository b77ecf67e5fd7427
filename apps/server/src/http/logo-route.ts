import type { Db } from '@naskhah/db/tables';
import { portalLogo } from '@naskhah/modules/access/host';
import type { FastifyInstance } from 'fastify';

/** The pictures beside the name of the portal. Their addresses change with them, so they may be kept. */
export const logoRoute = (app: FastifyInstance, db: Db): void => {
  app.get<{ Querystring: { ground?: string } }>('/portal-logo', async (request, reply) => {
    const logo = await portalLogo(db, request.query.ground === 'dark' ? 'dark' : 'light');
    if (!logo) return reply.status(404).send();
    return reply
      .headers({ 'content-type': logo.mime, 'cache-control': 'public, max-age=31536000, immutable' })
      .send(logo.content);
  });
};
