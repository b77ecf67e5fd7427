import type { Db } from '@naskhah/db/tables';
import { portalLogo } from '@naskhah/modules/access/host';
import type { FastifyInstance } from 'fastify';

/** The picture beside the name of the portal. Its address changes with it, so it may be kept. */
export const logoRoute = (app: FastifyInstance, db: Db): void => {
  app.get('/portal-logo', async (_request, reply) => {
    const logo = await portalLogo(db);
    if (!logo) return reply.status(404).send();
    return reply
      .headers({ 'content-type': logo.mime, 'cache-control': 'public, max-age=31536000, immutable' })
      .send(logo.content);
  });
};
