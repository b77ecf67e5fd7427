/** The covers of journals, for everybody. Whether a journal shows its cover is asked at each request; its address changes with it. */
import { nobody } from '@naskhah/kernel/actor';
import type { ContentStore } from '@naskhah/modules/media';
import { isShownInline, type MediaRoutes } from '@naskhah/modules/media/host';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { sendFile } from '../http/send-file.ts';

const Asked = z.object({ id: z.uuid() });

export const coverRoute = (app: FastifyInstance, media: MediaRoutes, files: ContentStore): void => {
  app.get('/j/:journal/cover/:id', async (request, reply) => {
    const asked = Asked.safeParse(request.params);
    const file = asked.success ? await media.readableFile(nobody, asked.data.id) : undefined;
    if (file?.use !== 'cover' || !isShownInline(file.mime)) return reply.status(404).send();
    const { filename, mime, size, sha256 } = file;
    return sendFile(request, reply, {
      filename,
      mime,
      size,
      shown: true,
      caching: 'public, max-age=86400',
      read: (range) => files.read(sha256, range),
    });
  });
};
