import type { access } from '@naskhah/modules/access/host';
import type { FastifyInstance } from 'fastify';

type LogoOn = ReturnType<typeof access>['routes']['logo'];

/** The pictures beside the name of the portal. Their addresses change with them, so they may be kept. */
export const logoRoute = (app: FastifyInstance, logoOn: LogoOn): void => {
  app.get<{ Querystring: { ground?: string } }>('/portal-logo', async (request, reply) => {
    const logo = await logoOn(request.query.ground === 'dark' ? 'dark' : 'light');
    if (!logo) return reply.status(404).send();
    return reply
      .headers({ 'content-type': logo.mime, 'cache-control': 'public, max-age=31536000, immutable' })
      .send(logo.content);
  });
};
