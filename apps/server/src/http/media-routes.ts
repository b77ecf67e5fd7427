/** Files stream: uploads into the store while they arrive, downloads straight out of it. Access is asked at each request. */
import multipart from '@fastify/multipart';
import { FileQuery } from '@naskhah/contract/media/streaming';
import { isShownInline, type MediaRoutes } from '@naskhah/modules/media/host';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { type Sessions, sendProblem, visitOf } from './api.ts';
import { type CodeFaults, faultsOfMetadata } from './coded-fields.ts';
import { finishRoute } from './finish-route.ts';
import { type Addresses, areApart, signedPrefix } from './hosts.ts';
import { receivedForm } from './received-form.ts';
import { sendFaults } from './send-faults.ts';
import { sendFile } from './send-file.ts';
import { signedToken } from './signed-file.ts';
import { mayBegin, uploaderOf } from './upload-gate.ts';

type Asked = Partial<z.input<typeof FileQuery>>;

export const mediaRoutes = async (
  app: FastifyInstance,
  media: MediaRoutes,
  sessions: Sessions,
  { secret, addresses, codeFaults }: { secret: string; addresses: Addresses; codeFaults: CodeFaults },
): Promise<void> => {
  await app.register(multipart, {
    limits: { files: 1, fields: 4, fieldSize: 20_000, fileSize: Number.MAX_SAFE_INTEGER },
  });

  app.post('/media/files/save-file', async (request, reply) => {
    const uploader = await uploaderOf(request, reply, sessions);
    if (!uploader) return reply;
    const { actor, language } = uploader;
    if (!request.isMultipart()) return finishRoute(request, reply, uploader, media);
    if (!(await mayBegin(request, reply, uploader, media))) return reply;
    const received = await receivedForm(request, media.store);
    switch (received.is) {
      case 'broken':
        return sendProblem(reply, 'transfer-broken', language);
      case 'no-file':
        return sendProblem(reply, 'unreadable-body', language, 400);
      case 'faulty':
        return sendFaults(reply, received.fields, language);
      case 'whole': {
        const faults = await faultsOfMetadata(codeFaults, received.about);
        if (faults.length > 0) {
          await received.content.drop();
          return sendFaults(reply, faults, language);
        }
        const { id, ref_id, type, label, language: written } = received.about;
        const input = { id, refId: ref_id, use: type, label, language: written, filename: received.filename };
        const saved = await media.saveFile(actor, input, received.content);
        return saved.ok ? reply.send({ id: saved.value.id }) : sendProblem(reply, saved.refusal, language);
      }
    }
  });

  const send = (as: 'inline' | 'attachment') => async (request: FastifyRequest, reply: FastifyReply, id: string) => {
    const { actor, visit } = await visitOf(request, reply, sessions);
    const asked = FileQuery.safeParse({ id });
    const file = asked.success ? await media.readableFile(actor, asked.data.id) : undefined;
    if (!file) return sendProblem(reply, 'file-not-found', visit.language);
    const { filename, mime, size, sha256, use, cleaned } = file;
    const shown = as === 'inline' && isShownInline(mime);
    // A face and a cover are shown in the portal's own pages, whose policy takes no picture from elsewhere.
    if (areApart(addresses) && !((use === 'photo' || use === 'cover') && shown)) {
      const token = signedToken({ id, name: filename, shown, cleaned }, secret, media.clock());
      reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
      return reply.redirect(`${addresses.sites}${signedPrefix}${token}`, 302);
    }
    return sendFile(request, reply, {
      filename,
      size,
      shown,
      mime: shown || as === 'attachment' ? mime : 'application/octet-stream',
      caching: 'private, no-cache',
      read: (range) => media.store.read(sha256, range),
    });
  };
  app.get<{ Params: { id: string } }>('/media/files/content/:id', (request, reply) =>
    send('inline')(request, reply, request.params.id),
  );
  app.get<{ Querystring: Asked }>('/media/files/get-file', (request, reply) =>
    send('inline')(request, reply, request.query.id ?? ''),
  );
  app.get<{ Querystring: Asked }>('/media/files/download-file', (request, reply) =>
    send('attachment')(request, reply, request.query.id ?? ''),
  );
};
